import { type Box, ink, type Page } from '@vesika/typeset';
import type { CertificateCheck, CertificateRequest } from './certificate-request.ts';
import { drawMark } from './draw-mark.ts';

interface Room {
  startPt: number;
  widthPt: number;
  topPt: number;
  bottomPt: number;
}

const gutterPt = 20;
const rowHeightPtMax = 22;

/** Draws the checks in two columns, as large as the room allows. */
export function drawChecks(page: Page, { summary, checks }: CertificateRequest, room: Room): void {
  page.line(summary, room, { sizePt: 9.5, weight: 'bold' });
  const topPt = room.topPt + 16;
  const rows = Math.max(1, Math.ceil(checks.length / 2));
  const rowPt = Math.min(rowHeightPtMax, (room.bottomPt - topPt) / rows);
  const widthPt = (room.widthPt - gutterPt) / 2;
  checks.forEach((check, index) => {
    const column = Math.floor(index / rows);
    const startPt = room.startPt + column * (widthPt + gutterPt);
    drawCheck(page, check, { startPt, widthPt, topPt: topPt + (index % rows) * rowPt }, rowPt);
  });
}

function drawCheck(page: Page, check: CertificateCheck, box: Box, rowPt: number): void {
  const sizePt = rowPt * 0.345;
  const smallPt = rowPt * 0.262;
  const markPt = rowPt * 0.42;
  const left = page.leftOf({ startPt: box.startPt, widthPt: markPt });
  drawMark(page.pdf, check.verdict, { left, top: box.topPt + rowPt * 0.14, sizePt: markPt });
  const indentPt = markPt + 5;
  const words = { startPt: box.startPt + indentPt, widthPt: box.widthPt - indentPt };
  const valuePt = Math.min(words.widthPt * 0.45, page.measure(check.value, { sizePt }) + 0.5);
  const value = { ...words, startPt: words.startPt + words.widthPt - valuePt, widthPt: valuePt };
  const topPt = box.topPt + rowPt * 0.1;
  page.line(
    check.name,
    { ...words, topPt, widthPt: words.widthPt - valuePt - 6 },
    { sizePt, weight: 'bold' },
  );
  page.line(check.value, { ...value, topPt }, { sizePt, align: 'end' });
  const below = { ...words, topPt: box.topPt + rowPt * 0.53 };
  page.line(`${check.verdictName} · ${check.rule}`, below, { sizePt: smallPt, colour: ink.soft });
  page.pdf
    .moveTo(page.leftOf({ ...box }), box.topPt + rowPt - 1)
    .lineTo(page.leftOf({ ...box }) + box.widthPt, box.topPt + rowPt - 1)
    .lineWidth(0.3)
    .stroke(ink.line);
}
