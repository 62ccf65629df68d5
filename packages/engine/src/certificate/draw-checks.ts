import type { Verdict } from '@vesika/report';
import { type Box, ink, type Page, type Pdf, type Room } from '@vesika/typeset';
import type { CertificateCheck, CertificateRequest } from './certificate-request.ts';

interface ChecksPlace {
  /** Room of the first page. */
  room: Room;
  /** Height that is left free below the checks on their last page. */
  belowPt: number;
  /** Returns the room of a new page. */
  addPage(): Room;
}

const gutterPt = 20;
const nameStyle = { sizePt: 8.5, weight: 'bold' } as const;
const valueStyle = { sizePt: 8.5, align: 'end' } as const;
const ruleStyle = { sizePt: 7, colour: ink.soft } as const;
const markPt = 9;
const indentPt = markPt + 5;
const paddingPt = 2.5;

/** Draws the checks in two columns of equal length, or in full columns on every page but the last. Returns their lower end, pt. */
export function drawChecks(
  page: Page,
  { summary, checks }: CertificateRequest,
  { room, belowPt, addPage }: ChecksPlace,
): number {
  page.line(summary, room, { sizePt: 9.5, weight: 'bold' });
  const widthPt = (room.widthPt - gutterPt) / 2;
  const rows = checks.map((check) => ({ check, heightPt: rowHeight(page, check, widthPt) }));
  let at: Room = { ...room, topPt: room.topPt + 16 };
  for (let next = 0; ; ) {
    const roomPt = at.bottomPt - at.topPt;
    const left = rows.slice(next);
    const half = filled(left, heightOf(left) / 2 + Math.max(0, ...left.map(({ heightPt }) => heightPt)) / 2);
    const halves = [left.slice(0, half), left.slice(half)];
    const neededPt = Math.max(...halves.map(heightOf));
    const isLast = neededPt + belowPt <= roomPt;
    const first = filled(left, roomPt);
    const columns = isLast
      ? halves
      : [left.slice(0, first), left.slice(first, first + filled(left.slice(first), roomPt))];
    columns.forEach((column, index) => {
      const startPt = at.startPt + index * (widthPt + gutterPt);
      let topPt = at.topPt;
      for (const { check, heightPt } of column) {
        drawCheck(page, check, { startPt, widthPt, topPt }, heightPt);
        topPt += heightPt;
      }
    });
    if (isLast) return at.topPt + neededPt;
    next += columns.flat().length;
    at = addPage();
  }
}

interface Row {
  check: CertificateCheck;
  heightPt: number;
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { heightPt }) => sum + heightPt, 0);
}

/** Number of rows that a column of this height holds. */
function filled(rows: readonly Row[], roomPt: number): number {
  let usedPt = 0;
  let count = 0;
  while (count < rows.length && usedPt + rows[count]!.heightPt <= roomPt + 0.01) {
    usedPt += rows[count]!.heightPt;
    count++;
  }
  return count;
}

const ruleText = ({ verdictName, rule }: CertificateCheck) => `${verdictName} · ${rule}`;

/** Widths of name and value in a row. */
function widthsOf(page: Page, { value }: CertificateCheck, widthPt: number) {
  const wordsPt = widthPt - indentPt;
  const valuePt = Math.min(wordsPt * 0.45, page.measure(value, valueStyle) + 0.5);
  return { wordsPt, valuePt, namePt: wordsPt - valuePt - 6 };
}

function rowHeight(page: Page, check: CertificateCheck, widthPt: number): number {
  const { wordsPt, namePt } = widthsOf(page, check, widthPt);
  const linesPt =
    page.heightOf(check.name, namePt, nameStyle) + page.heightOf(ruleText(check), wordsPt, ruleStyle);
  return linesPt + 2 * paddingPt;
}

function drawCheck(page: Page, check: CertificateCheck, box: Box, heightPt: number): void {
  const { wordsPt, valuePt, namePt } = widthsOf(page, check, box.widthPt);
  const topPt = box.topPt + paddingPt;
  const left = page.leftOf({ startPt: box.startPt, widthPt: markPt });
  drawMark(page.pdf, check.verdict, { left, top: topPt + 0.5, sizePt: markPt });
  const startPt = box.startPt + indentPt;
  const namedPt = page.paragraph(check.name, { startPt, topPt, widthPt: namePt }, nameStyle);
  const value = { startPt: startPt + wordsPt - valuePt, topPt, widthPt: valuePt };
  page.line(check.value, value, valueStyle);
  page.paragraph(ruleText(check), { startPt, topPt: topPt + namedPt, widthPt: wordsPt }, ruleStyle);
  const lineLeft = page.leftOf(box);
  page.pdf
    .moveTo(lineLeft, box.topPt + heightPt - 1)
    .lineTo(lineLeft + box.widthPt, box.topPt + heightPt - 1)
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
