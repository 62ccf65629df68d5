import { type Box, ink, type Page, typesetA4 } from '@vesika/typeset';
import type { CertificateFact, CertificateList, CertificateRequest } from './certificate-request.ts';
import { drawChecks } from './draw-checks.ts';

/**
 * Renders the report of a photo on one A4 page. Header and footnotes have fixed sizes; the checks get the room between
 * them.
 *
 * In:  texts in a language that can be typeset; up to about 60 checks.
 * Out: a PDF; the same request gives the same bytes.
 */
export function renderCertificate(request: CertificateRequest): Promise<Buffer> {
  const { language, direction, title, date } = request;
  return typesetA4({ language, direction, title, date, words: request }, (page, room) => {
    const topPt = drawHeader(page, request, room);
    const bottomPt = drawFootnotes(page, request, room);
    drawChecks(page, request, { ...room, topPt, bottomPt });
  });
}

interface Room {
  startPt: number;
  widthPt: number;
  bottomPt: number;
}

const gutterPt = 20;
const lineStyle = { sizePt: 6.3 } as const;
const linePt = 8.6;

/** Draws changes, proof and statement from the bottom upwards. Returns the lower end of the room above them, pt. */
function drawFootnotes(
  page: Page,
  { changes, proof, statement }: CertificateRequest,
  { startPt, widthPt, bottomPt }: Room,
): number {
  const statementPt = page.paragraphAbove(bottomPt, statement, { startPt, widthPt }, { sizePt: 7 });
  const statementTopPt = bottomPt - statementPt;
  page.pdf
    .moveTo(page.leftOf({ startPt, widthPt }), statementTopPt - 5)
    .lineTo(page.leftOf({ startPt, widthPt }) + widthPt, statementTopPt - 5)
    .lineWidth(0.6)
    .stroke(ink.text);
  const listsTopPt = statementTopPt - 12 - (Math.max(changes.lines.length, proof.lines.length) + 1) * linePt;
  const columnPt = (widthPt - gutterPt) / 2;
  drawList(page, changes, { startPt, topPt: listsTopPt, widthPt: columnPt });
  drawList(page, proof, { startPt: startPt + columnPt + gutterPt, topPt: listsTopPt, widthPt: columnPt });
  return listsTopPt - 10;
}

function drawList(page: Page, { title, lines }: CertificateList, box: Box): void {
  if (lines.length === 0) return;
  page.line(title, box, { sizePt: 7.2, weight: 'bold' });
  lines.forEach((line, index) => {
    page.line(line, { ...box, topPt: box.topPt + (index + 1) * linePt + 1 }, lineStyle);
  });
}

const photoHeightPt = 124;
const gapPt = 18;
/** Columns of the facts. */
const columns = 3;

/** Draws photo, title and facts. Returns the upper end of the room below them, pt. */
function drawHeader(page: Page, request: CertificateRequest, { startPt, topPt, widthPt }: Box): number {
  const photoWidthPt = drawPhoto(page, request.photo, { startPt, topPt });
  const words = { startPt: startPt + photoWidthPt + gapPt, widthPt: widthPt - photoWidthPt - gapPt };
  page.line('Vesika', { ...words, topPt }, { sizePt: 9, weight: 'bold', colour: ink.soft });
  page.line(request.title, { ...words, topPt: topPt + 13 }, { sizePt: 17, weight: 'bold' });
  page.line(request.subtitle, { ...words, topPt: topPt + 36 }, { sizePt: 10.5 });
  drawFacts(page, request.facts, { ...words, topPt: topPt + 56 });
  return topPt + photoHeightPt + 14;
}

/** Draws the photo at the height of the header. Returns its width, pt. */
function drawPhoto(page: Page, photo: Buffer, { startPt, topPt }: Omit<Box, 'widthPt'>): number {
  const image = (
    page.pdf as unknown as { openImage(file: Buffer): { width: number; height: number } }
  ).openImage(photo);
  const widthPt = Math.min(photoHeightPt, (image.width / image.height) * photoHeightPt);
  const left = page.leftOf({ startPt, widthPt });
  const size = { width: widthPt, height: photoHeightPt };
  page.pdf.image(image as unknown as PDFKit.Mixins.ImageSrc, left, topPt, {
    fit: [size.width, size.height],
  });
  page.pdf.rect(left, topPt, size.width, size.height).lineWidth(0.4).stroke(ink.line);
  return widthPt;
}

/** Draws the facts in three columns, the last two on their own lines. */
function drawFacts(page: Page, facts: readonly CertificateFact[], { startPt, topPt, widthPt }: Box): void {
  const columnPt = widthPt / columns;
  const firstAlone = Math.max(0, facts.length - 2);
  facts.forEach((fact, index) => {
    const isAlone = index >= firstAlone;
    const row = isAlone ? Math.ceil(firstAlone / columns) + index - firstAlone : Math.floor(index / columns);
    const column = isAlone ? 0 : index % columns;
    const box = {
      startPt: startPt + column * columnPt,
      topPt: topPt + row * 17,
      widthPt: isAlone ? widthPt : columnPt - 8,
    };
    page.line(fact.label, box, { sizePt: 5.8, colour: ink.soft });
    page.line(fact.value, { ...box, topPt: box.topPt + 7 }, { sizePt: 7.4 });
  });
}
