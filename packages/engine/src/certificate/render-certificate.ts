import { type Box, ink, type Page, type Room, typesetA4 } from '@vesika/typeset';
import type { CertificateFact, CertificateList, CertificateRequest } from './certificate-request.ts';
import { drawChecks } from './draw-checks.ts';

/**
 * Renders the report of a photo on A4: one page, or as many as its checks need with letters of 7 pt and more.
 *
 * In:  texts in a language that can be typeset.
 * Out: a PDF; the same request gives the same bytes.
 */
export function renderCertificate(request: CertificateRequest): Promise<Buffer> {
  const { language, direction, title, subtitle, date } = request;
  const words = [request, pageDigits];
  return typesetA4({ language, direction, title, date, words }, (page, room) => {
    let pages = 1;
    const addPage = (): Room => {
      page.pdf.addPage();
      pages++;
      page.line(`Vesika · ${title} · ${subtitle} · ${pages}`, room, { sizePt: 8, colour: ink.soft });
      return { ...room, topPt: room.topPt + 22 };
    };
    const columnPt = (room.widthPt - gutterPt) / 2;
    const first = { ...room, topPt: drawHeader(page, request, room) };
    const footnotesPt = footnotesHeight(page, request, room.widthPt, columnPt);
    const topPt = drawChecks(page, request, { room: first, belowPt: footnotesPt, addPage });
    drawFootnotes(page, request, { ...room, topPt }, columnPt);
  });
}

const pageDigits = '0123456789';
const gutterPt = 20;
const smallStyle = { sizePt: 7 } as const;
const listTitleStyle = { sizePt: 8, weight: 'bold' } as const;
const listGapPt = 12;

function footnotesHeight(
  page: Page,
  { changes, proof, statement }: CertificateRequest,
  widthPt: number,
  columnPt: number,
): number {
  const lists = [changes, proof].map((list) => listHeight(page, list, columnPt));
  return Math.max(...lists) + 2 * listGapPt + page.heightOf(statement, widthPt, smallStyle);
}

function listHeight(page: Page, { title, lines }: CertificateList, widthPt: number): number {
  if (lines.length === 0) return 0;
  const heights = lines.map((line) => page.heightOf(line, widthPt, smallStyle));
  return heights.reduce((sum, height) => sum + height, page.heightOf(title, widthPt, listTitleStyle));
}

/** Draws changes and proof side by side, and the statement below them. */
function drawFootnotes(
  page: Page,
  { changes, proof, statement }: CertificateRequest,
  { startPt, topPt, widthPt }: Box,
  columnPt: number,
): void {
  const listsTopPt = topPt + listGapPt;
  const changesPt = drawList(page, changes, { startPt, topPt: listsTopPt, widthPt: columnPt });
  const second = { startPt: startPt + columnPt + gutterPt, topPt: listsTopPt, widthPt: columnPt };
  const rulePt = Math.max(changesPt, drawList(page, proof, second)) + listGapPt / 2;
  const left = page.leftOf({ startPt, widthPt });
  page.pdf
    .moveTo(left, rulePt)
    .lineTo(left + widthPt, rulePt)
    .lineWidth(0.6)
    .stroke(ink.text);
  page.paragraph(statement, { startPt, topPt: rulePt + listGapPt / 2, widthPt }, smallStyle);
}

/** Returns the lower end of the list, pt. */
function drawList(page: Page, { title, lines }: CertificateList, box: Box): number {
  if (lines.length === 0) return box.topPt;
  let topPt = box.topPt + page.paragraph(title, box, listTitleStyle);
  for (const line of lines) topPt += page.paragraph(line, { ...box, topPt }, smallStyle);
  return topPt;
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
  drawFacts(page, request.facts, { ...words, topPt: topPt + 54 });
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
      topPt: topPt + row * 19.5,
      widthPt: isAlone ? widthPt : columnPt - 8,
    };
    page.line(fact.label, box, { sizePt: 7, colour: ink.soft });
    page.line(fact.value, { ...box, topPt: box.topPt + 8.2 }, { sizePt: 8 });
  });
}
