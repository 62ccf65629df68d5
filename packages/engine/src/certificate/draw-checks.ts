import type { Verdict } from '@vesika/report';
import { type Box, ink, type Page, type Pdf } from '@vesika/typeset';
import type { CertificateCheck, CertificateRequest } from './certificate-request.ts';

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

interface Place {
  left: number;
  top: number;
  sizePt: number;
}

const colours: Readonly<Record<Verdict, string>> = {
  pass: '#1b6e43',
  fail: '#b3261e',
  undetermined: '#8a5a00',
};

/**
 * The marks differ in shape, for colour-blind readers and black-and-white prints: tick in a disc, cross in a square,
 * bar in a rhombus.
 */
function drawMark(pdf: Pdf, verdict: Verdict, { left, top, sizePt: size }: Place): void {
  const at = (x: number, y: number) => [left + x * size, top + y * size] as const;
  const fill = colours[verdict];
  if (verdict === 'pass') {
    pdf.circle(...at(0.5, 0.5), size / 2).fill(fill);
    pdf
      .moveTo(...at(0.26, 0.52))
      .lineTo(...at(0.44, 0.69))
      .lineTo(...at(0.75, 0.34));
  } else if (verdict === 'fail') {
    pdf.rect(...at(0.02, 0.02), size * 0.96, size * 0.96).fill(fill);
    pdf.moveTo(...at(0.28, 0.28)).lineTo(...at(0.72, 0.72));
    pdf.moveTo(...at(0.72, 0.28)).lineTo(...at(0.28, 0.72));
  } else {
    pdf.polygon([...at(0.5, -0.06)], [...at(1.06, 0.5)], [...at(0.5, 1.06)], [...at(-0.06, 0.5)]).fill(fill);
    pdf.moveTo(...at(0.28, 0.5)).lineTo(...at(0.72, 0.5));
  }
  pdf
    .lineWidth(size * 0.13)
    .lineCap('round')
    .stroke('#ffffff');
}
