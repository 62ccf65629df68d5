import PDFDocument from 'pdfkit';
import type { CertificateOrder } from './certificate-order.ts';
import { drawChecks } from './draw-checks.ts';
import { drawFootnotes } from './draw-footnotes.ts';
import { drawHeader } from './draw-header.ts';
import { loadFonts } from './load-fonts.ts';
import { createPage, type Pdf } from './page.ts';

/** A4. */
const widthPt = 595.28;
const heightPt = 841.89;
export const marginPt = 36;

/**
 * The report of a photo on one page of A4, with its fonts embedded. From both ends inwards: what stands above
 * and below the checks has its size, and the checks get the room that is left.
 *
 * In:  words, in one of the languages that familiesFor knows letters of; any number of checks up to some 60.
 * Out: a PDF; the same order gives the same bytes.
 */
export async function renderCertificate(order: CertificateOrder): Promise<Buffer> {
  const fonts = await loadFonts(wordsOf(order), order.language);
  const pdf = new PDFDocument({
    size: [widthPt, heightPt],
    margin: 0,
    lang: order.language,
    displayTitle: true,
    info: { Title: order.title, Creator: 'Vesika', Producer: 'Vesika', CreationDate: order.date },
  });
  const done = collect(pdf);
  for (const [name, file] of fonts.files) pdf.registerFont(name, file);
  const page = createPage(pdf, fonts, { direction: order.direction, widthPt });
  const frame = { startPt: marginPt, widthPt: widthPt - 2 * marginPt };
  const topPt = drawHeader(page, order, { ...frame, topPt: marginPt });
  const bottomPt = drawFootnotes(page, order, { ...frame, bottomPt: heightPt - marginPt });
  drawChecks(page, order, { ...frame, topPt, bottomPt });
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

/** Also what the page says by itself. */
function wordsOf({ photo: _, date: __, ...order }: CertificateOrder): string[] {
  const words: string[] = ['Vesika … '];
  const collectFrom = (value: unknown): void => {
    if (typeof value === 'string') words.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collectFrom);
  };
  collectFrom(order);
  return words;
}
