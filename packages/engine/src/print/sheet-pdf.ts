import { mmPerInch } from '@vesika/requirements/inch';
import { openOutliner } from '@vesika/typeset';
import PDFDocument from 'pdfkit';
import { rulerMm } from './control-ruler.ts';
import { type LabelShape, labelColour, shapeLabels } from './label-shapes.ts';
import { outlineColour } from './outline-colour.ts';
import { isSpeltByHelvetica } from './printable-note.ts';
import type { SheetBox, SheetLayout, SheetLine } from './sheet.ts';

export interface SheetPdfOptions {
  /** Note about scaling, printed in the footer. */
  note?: string;
  /** Title of the document. */
  title?: string;
  /** Language of the note and the labels; English by default. */
  language?: string;
}

const ptPerMm = 72 / mmPerInch;
const hairlinePt = 0.25;
/** Fine and grey enough to be cut away unnoticed. */
const outlinePt = 0.2;
const notePt = 6;
/** Fixed, so that the same request gives the same bytes. */
const creationDate = new Date(0);

/**
 * Renders the sheets as a PDF with one page per sheet, at its exact size, which tells viewers not to scale it. Each
 * photo file is embedded once and unchanged, however often it is drawn.
 *
 * In: encoded JPEG or PNG files, indexed like the photos of the request.
 */
export async function renderSheetPdf(
  layouts: readonly SheetLayout[],
  photos: readonly Buffer[],
  { note = '', title = 'Vesika', language = 'en' }: SheetPdfOptions = {},
): Promise<Buffer> {
  const labelsOf = await shapeLabels(layouts, language);
  const footerNote = await toFooterNote(note, language);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    displayTitle: true,
    info: { Title: title, Creator: 'Vesika', Producer: 'Vesika', CreationDate: creationDate },
  });
  const done = collect(pdf);
  forbidScaling(pdf);
  const drawPhotos = photoDrawer(pdf, photos);
  for (const layout of layouts) {
    pdf.addPage({ size: [layout.widthMm * ptPerMm, layout.heightMm * ptPerMm], margin: 0 });
    drawPhotos(layout);
    if (layout.outlined) drawOutlines(pdf, layout);
    drawLines(pdf, layout.cutMarks);
    for (const label of labelsOf(layout)) drawLabel(pdf, label);
    drawLines(pdf, layout.ruler);
    if (layout.footer) drawFooter(pdf, layout.footer, footerNote);
  }
  pdf.end();
  return await done;
}

type Pdf = InstanceType<typeof PDFDocument>;

/** Collects the stream of pdfkit, which ends soon after `end`. */
function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** Members of pdfkit that its types lack. */
interface UntypedPdf {
  _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } };
  openImage(file: Buffer): object;
}

function untyped(pdf: Pdf): UntypedPdf {
  return pdf as unknown as UntypedPdf;
}

/** Sets PrintScaling None (ISO 32000-1, 12.2, table 150); pdfkit writes the dictionary but has no option for it. */
function forbidScaling(pdf: Pdf): void {
  untyped(pdf)._root.data.ViewerPreferences.data.PrintScaling = 'None';
}

/** Opens each file once, because drawing from bytes would embed the picture at every place. */
function photoDrawer(pdf: Pdf, photos: readonly Buffer[]): (layout: SheetLayout) => void {
  const opened = new Map<Buffer, object>();
  return ({ placements }) => {
    for (const { photo, leftMm, topMm, widthMm, heightMm } of placements) {
      const file = photos[photo]!;
      const image = opened.get(file) ?? untyped(pdf).openImage(file);
      opened.set(file, image);
      const size = { width: widthMm * ptPerMm, height: heightMm * ptPerMm };
      pdf.image(image as unknown as PDFKit.Mixins.ImageSrc, leftMm * ptPerMm, topMm * ptPerMm, size);
    }
  };
}

/** Outlines are outside the photo, so that they disappear when it is cut along them. */
function drawOutlines(pdf: Pdf, { placements }: SheetLayout): void {
  const half = outlinePt / 2;
  for (const { leftMm, topMm, widthMm, heightMm } of placements) {
    pdf.rect(
      leftMm * ptPerMm - half,
      topMm * ptPerMm - half,
      widthMm * ptPerMm + outlinePt,
      heightMm * ptPerMm + outlinePt,
    );
  }
  pdf.lineWidth(outlinePt).stroke(outlineColour);
}

function drawLines(pdf: Pdf, lines: readonly SheetLine[]): void {
  if (lines.length === 0) return;
  for (const { fromXMm, fromYMm, toXMm, toYMm } of lines) {
    pdf.moveTo(fromXMm * ptPerMm, fromYMm * ptPerMm).lineTo(toXMm * ptPerMm, toYMm * ptPerMm);
  }
  pdf.lineWidth(hairlinePt).stroke('black');
}

function drawLabel(pdf: Pdf, { path, leftMm, baselineMm, sizeMm }: LabelShape): void {
  drawShape(pdf, path, {
    leftPt: leftMm * ptPerMm,
    baselinePt: baselineMm * ptPerMm,
    sizePt: sizeMm * ptPerMm,
    colour: labelColour,
  });
}

interface ShapePlace {
  leftPt: number;
  baselinePt: number;
  sizePt: number;
  colour: string;
}

function drawShape(pdf: Pdf, path: string, { leftPt, baselinePt, sizePt, colour }: ShapePlace): void {
  if (path === '') return;
  pdf.save().translate(leftPt, baselinePt).scale(sizePt);
  pdf.path(path).fill(colour);
  pdf.restore();
}

/** Text in Helvetica, or a shape in units of the font size. */
interface FooterNote {
  text: string;
  shape: { path: string; width: number };
}

async function toFooterNote(note: string, language: string): Promise<FooterNote> {
  if (isSpeltByHelvetica(note)) return { text: note, shape: { path: '', width: 0 } };
  return { text: '', shape: (await openOutliner([note], language))(note) };
}

function drawFooter(pdf: Pdf, footer: SheetBox, { text: note, shape }: FooterNote): void {
  const text = `${rulerMm} mm    ${note}`;
  const leftPt = (footer.leftMm + rulerMm + 1.5) * ptPerMm;
  const baselinePt = (footer.topMm + footer.heightMm) * ptPerMm;
  const roomPt = (footer.leftMm + footer.widthMm) * ptPerMm - leftPt;
  pdf.font('Helvetica').fontSize(notePt);
  const sizePt = notePt * Math.min(1, roomPt / (pdf.widthOfString(text) + shape.width * notePt));
  pdf.fontSize(sizePt).fillColor('black');
  pdf.text(text, leftPt, baselinePt, { lineBreak: false, baseline: 'alphabetic' });
  const afterPt = leftPt + pdf.widthOfString(text);
  drawShape(pdf, shape.path, { leftPt: afterPt, baselinePt, sizePt, colour: 'black' });
}
