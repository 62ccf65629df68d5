import PDFDocument from 'pdfkit';
import { mmPerInch } from '../geometry/units.ts';
import { controlRuler, rulerMm } from './control-ruler.ts';
import { type LabelShape, labelColour, shapeLabels } from './label-shapes.ts';
import { outlineColour } from './outline-colour.ts';
import { firstPrintable } from './printable-note.ts';
import type { SheetBox, SheetLayout, SheetLine } from './sheet.ts';

export interface SheetPdfOptions {
  /**
   * What to tell about scaling, the best language first; see printable-note.ts for why one may be passed
   * over. No note when none can be written.
   */
  notes?: readonly string[];
  /** Title of the document. */
  title?: string;
  /** Of labels; English when not given. */
  language?: string;
}

const ptPerMm = 72 / mmPerInch;
const hairlinePt = 0.25;
/** Fine and grey enough to be cut away unseen. */
const outlinePt = 0.2;
const notePt = 6;
/** The same request gives the same bytes, so the date does not tell the time. */
const creationDate = new Date(0);

/**
 * A PDF of the sheets, each page of its sheet's exact size, that asks viewers not to scale it. Every photo is
 * embedded once, as it is, however often it is drawn.
 *
 * In: encoded JPEG or PNG files, by the index of the request's photos.
 */
export async function renderSheetPdf(
  layouts: readonly SheetLayout[],
  photos: readonly Buffer[],
  { notes = [], title = 'Vesika', language = 'en' }: SheetPdfOptions = {},
): Promise<Buffer> {
  const labelsOf = await shapeLabels(layouts, language);
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
    if (layout.footer) drawFooter(pdf, layout.footer, firstPrintable(notes));
  }
  pdf.end();
  return await done;
}

type Pdf = InstanceType<typeof PDFDocument>;

/** pdfkit streams; all chunks arrive soon after `end`. */
function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** What pdfkit has and its types do not tell. */
interface UntypedPdf {
  _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } };
  openImage(file: Buffer): object;
}

function untyped(pdf: Pdf): UntypedPdf {
  return pdf as unknown as UntypedPdf;
}

/** PrintScaling None (ISO 32000-1, 12.2, table 150); pdfkit makes the dictionary but offers no option for it. */
function forbidScaling(pdf: Pdf): void {
  untyped(pdf)._root.data.ViewerPreferences.data.PrintScaling = 'None';
}

/** Opened once per file: drawing from bytes would embed the picture at every place. */
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

/** Outside the photo: what is cut along it has no line left. */
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
  if (path === '') return;
  pdf
    .save()
    .translate(leftMm * ptPerMm, baselineMm * ptPerMm)
    .scale(sizeMm * ptPerMm);
  pdf.path(path).fill(labelColour);
  pdf.restore();
}

function drawFooter(pdf: Pdf, footer: SheetBox, note: string | null): void {
  drawLines(pdf, controlRuler(footer));
  const text = note === null ? `${rulerMm} mm` : `${rulerMm} mm    ${note}`;
  const leftPt = (footer.leftMm + rulerMm + 1.5) * ptPerMm;
  const roomPt = (footer.leftMm + footer.widthMm) * ptPerMm - leftPt;
  pdf.font('Helvetica').fontSize(notePt);
  pdf.fontSize(notePt * Math.min(1, roomPt / pdf.widthOfString(text)));
  pdf.fillColor('black').text(text, leftPt, (footer.topMm + footer.heightMm) * ptPerMm, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
}
