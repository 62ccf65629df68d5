import { type Box, ink, type Page } from '@vesika/typeset';
import type { CertificateList, CertificateRequest } from './certificate-request.ts';

interface Room {
  startPt: number;
  widthPt: number;
  bottomPt: number;
}

const gutterPt = 20;
const lineStyle = { sizePt: 6.3 } as const;
const linePt = 8.6;

/** Draws changes, proof and statement from the bottom upwards. Returns the lower end of the room above them, pt. */
export function drawFootnotes(
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
