import PDFDocument from 'pdfkit';
import { loadFonts } from './load-fonts.ts';
import { createPage, type Page, type Pdf } from './page.ts';

/** A4 paper. */
const widthPt = 595.28;
const heightPt = 841.89;
const marginPt = 36;

export interface SheetOfPaper {
  /** BCP 47 tag. It selects Chinese or Japanese glyphs and is written into the file. */
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  date: Date;
  /** Every text of the page, in any structure; determines which glyphs are embedded. */
  words: unknown;
}

/** The area inside the margins. */
export interface Room {
  startPt: number;
  widthPt: number;
  topPt: number;
  bottomPt: number;
}

/**
 * A4 pages with embedded fonts.
 *
 * In: words in the languages that familiesFor supports, and a function that sets them on the first page and, after
 *     `pdf.addPage()`, on further ones, which have the same room.
 * Out: a PDF; the same words give the same bytes.
 */
export async function typesetA4(paper: SheetOfPaper, set: (page: Page, room: Room) => void): Promise<Buffer> {
  const { language, direction, title, date } = paper;
  const fonts = await loadFonts([...textsIn(paper.words), title, 'Vesika … '], language);
  const pdf = new PDFDocument({
    size: [widthPt, heightPt],
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Vesika', Producer: 'Vesika', CreationDate: date },
  });
  const done = collect(pdf);
  for (const [name, file] of fonts.files) pdf.registerFont(name, file);
  const page = createPage(pdf, fonts, { direction, widthPt });
  set(page, {
    startPt: marginPt,
    widthPt: widthPt - 2 * marginPt,
    topPt: marginPt,
    bottomPt: heightPt - marginPt,
  });
  pdf.end();
  return await done;
}

/** pdfkit streams; all chunks arrive soon after `end`. */
function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const isTree = typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
  return isTree ? Object.values(value).flatMap(textsIn) : [];
}
