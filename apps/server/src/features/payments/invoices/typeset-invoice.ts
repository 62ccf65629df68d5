import { type Box, ink, type Page, typesetA4 } from '@vesika/typeset';
import type { InvoiceWords } from './invoice-words.ts';

const columnGapPt = 24;
const linePt = 15;

export function typesetInvoice(words: InvoiceWords): Promise<Buffer> {
  const { language, direction, title, date } = words;
  return typesetA4({ language, direction, title, date, words }, (page, room) => {
    const { startPt, widthPt } = room;
    const halfPt = (widthPt - columnGapPt) / 2;
    const second = { startPt: startPt + halfPt + columnGapPt, widthPt: halfPt };
    page.line('Vesika', { ...room }, { sizePt: 11, weight: 'bold', colour: ink.soft });
    page.line(title, { ...room, topPt: room.topPt + 18 }, { sizePt: 24, weight: 'bold' });
    const factsPt = setPairs(page, words.facts, { startPt, widthPt, topPt: room.topPt + 64 });
    const partiesPt = factsPt + 24;
    const sellerPt = setParty(page, words.sellerTitle, words.seller, {
      startPt,
      widthPt: halfPt,
      topPt: partiesPt,
    });
    const customerPt = setParty(page, words.customerTitle, words.customer, { ...second, topPt: partiesPt });
    setItems(page, words, { startPt, widthPt, topPt: Math.max(sellerPt, customerPt) + 30 });
  });
}

function setPairs(page: Page, pairs: InvoiceWords['facts'], { startPt, widthPt, topPt }: Box): number {
  const labelPt = 130;
  pairs.forEach(([label, value], index) => {
    const rowPt = topPt + index * linePt;
    page.line(label, { startPt, widthPt: labelPt - 8, topPt: rowPt }, { sizePt: 9.5, colour: ink.soft });
    page.line(
      value,
      { startPt: startPt + labelPt, widthPt: widthPt - labelPt, topPt: rowPt },
      { sizePt: 9.5 },
    );
  });
  return topPt + pairs.length * linePt;
}

function setParty(page: Page, title: string, lines: readonly string[], box: Box): number {
  page.line(title, box, { sizePt: 8.5, colour: ink.soft });
  const rows = lines.flatMap((line) => page.wrapped(line, box.widthPt, { sizePt: 10.5 }));
  rows.forEach((row, index) => {
    page.line(row, { ...box, topPt: box.topPt + 14 + index * linePt }, { sizePt: 10.5 });
  });
  return box.topPt + 14 + rows.length * linePt;
}

function setItems(page: Page, { item, itemTitles, parts, total, notes }: InvoiceWords, box: Box): void {
  let topPt = box.topPt;
  const row = (
    [label, value]: readonly [string, string],
    sizePt: number,
    weight: 'plain' | 'bold' = 'plain',
  ) => {
    const valuePt = Math.min(box.widthPt * 0.4, page.measure(value, { sizePt, weight }) + 1);
    page.line(label, { ...box, topPt, widthPt: box.widthPt - valuePt - 12 }, { sizePt, weight });
    const end = { startPt: box.startPt + box.widthPt - valuePt, widthPt: valuePt, topPt };
    page.line(value, end, { sizePt, weight, align: 'end' });
    topPt += sizePt * 1.9;
  };
  const rule = (colour: string) => {
    const left = page.leftOf(box);
    page.pdf
      .moveTo(left, topPt)
      .lineTo(left + box.widthPt, topPt)
      .lineWidth(0.6)
      .stroke(colour);
    topPt += 9;
  };
  row(itemTitles, 8.5);
  rule(ink.text);
  row(item, 11);
  rule(ink.line);
  for (const part of parts) row(part, 10);
  row(total, 13, 'bold');
  topPt += 16;
  for (const note of notes) {
    page.line(note, { ...box, topPt }, { sizePt: 9.5, colour: ink.soft });
    topPt += linePt;
  }
}
