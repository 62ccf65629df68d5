import { type Box, ink, type Page } from '@vesika/typeset';
import type { CertificateFact, CertificateRequest } from './certificate-request.ts';

const photoHeightPt = 124;
const gapPt = 18;
/** Columns of the facts. */
const columns = 3;

/** Draws photo, title and facts. Returns the upper end of the room below them, pt. */
export function drawHeader(
  page: Page,
  request: CertificateRequest,
  { startPt, topPt, widthPt }: Box,
): number {
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
