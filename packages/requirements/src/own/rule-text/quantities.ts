import { rangeWords, timesWords, type Unit, units } from './words.ts';

export type Side = 'width' | 'height';

/** One number with its unit. */
interface Amount {
  value: number;
  unit: Unit | null;
}

/** A number, a range or a size in a clause, at its place. */
export type Quantity = { start: number; end: number } & (
  | ({ kind: 'number'; side: Side | null } & Amount)
  | { kind: 'range'; from: Amount; to: Amount }
  | { kind: 'size'; first: Amount; second: Amount; sides: Array<Side | null> }
);

const fraction = '\\d+(?:\\s|-)\\d/\\d{1,2}|\\d/\\d{1,2}';
const number = `(?<!\\d|\\d[.,/])(?:${fraction}|\\d{1,3}(?:[,. ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?)`;
const unitNames = Object.values(units).join('|');
/** `200 in width` is no length in inches. */
const unit = `(?:${unitNames})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])(?!(?<=in)\\s+(?:width|height|size|the))`;
const amount = `(${number})\\s*(${unit})?`;

const widthNames =
  '(?:in )?width|wide|w|breit|breite|(?:de |en )?large(?:ur)?|(?:de )?(?:ancho|anchura)|(?:di )?larghezza|(?:de )?largura|genişlik|genişliğinde|ширина|в ширину|العرض|عرض|宽度?|横';
const heightNames =
  '(?:in )?height|high|tall|h|hoch|höhe|(?:de |en )?haut(?:eur)?|(?:de )?alto|(?:di |in )?altezza|(?:de )?altura|yükseklik|yüksekliğinde|высота|в высоту|длина|الارتفاع|ارتفاع|طول|高度?|长度?|縦';
const side = `(?:${widthNames}|${heightNames})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`;
const times = `(?:${timesWords})`;
/** A side named before its length: `Width: 600 px`. */
const sideBefore = `(?:(?<!\\p{Script=Latin})(${side})\\s*:?\\s*)?`;
/** A side named after its length: `600 px (width)`; not the start of `(width x height)` and not a title. */
const sideAfter = `(?:\\s*\\(?\\s*(${side})\\s*\\)?(?!\\s*${times}\\s*(?:${side}))(?!\\s*:))?`;
const order = `(?:\\s*\\(\\s*(${side})\\s*${times}\\s*${side}\\s*\\))?`;

/** `35 mm wide x 45 mm high`, `縦45mm×横35mm`, `3,5 x 4,5 cm`, `192×143 (高×宽)`. */
const sizeForm = new RegExp(
  `${sideBefore}${amount}${sideAfter}\\s*(?:,?\\s*${times}|,(?=\\s*${side}))\\s*${sideBefore}${amount}${sideAfter}${order}`,
  'gu',
);
/** Words that may stand between the ends of a range: `mindestens 32 mm - maximal 36 mm`. */
const filler =
  "(?:a |un |uno |the |maximal |maximum |max\\.? |a maximum of |un massimo di |l'|il |la |le |el |os? |das? |den )?";
const rangeForm = new RegExp(
  `${amount}(?:\\s*\\([^)]{0,24}\\))?\\s*,?\\s*(?:${rangeWords})\\s*${filler}${amount}`,
  'gu',
);
const numberForm = new RegExp(`${sideBefore}${amount}${sideAfter}`, 'gu');

/** The quantities of a clause in order; each number belongs to one of them. */
export function quantitiesOf(plain: string): Quantity[] {
  const found: Quantity[] = [];
  const free = (start: number, end: number) =>
    found.every((other) => end <= other.start || start >= other.end);
  for (const match of plain.matchAll(sizeForm)) add(sizeOf(match));
  for (const match of plain.matchAll(rangeForm)) {
    const [text, from, fromUnit, to, toUnit] = match;
    const second = amountOf(to!, toUnit);
    const first = amountOf(from!, fromUnit);
    if (second.unit === null && first.unit === null) continue;
    const unit = second.unit ?? first.unit;
    const start = match.index;
    add({
      kind: 'range',
      from: { ...first, unit: first.unit ?? unit },
      to: { ...second, unit },
      start,
      end: start + text.length,
    });
  }
  for (const match of plain.matchAll(numberForm)) {
    const [text, before, value, unitName, after] = match;
    const end = match.index + text.length;
    add({
      kind: 'number',
      ...amountOf(value!, unitName),
      side: sideOf(before ?? after),
      start: match.index,
      end,
    });
  }
  return found.sort((a, b) => a.start - b.start);

  function add(quantity: Quantity): void {
    if (free(quantity.start, quantity.end)) found.push(quantity);
  }
}

function sizeOf(match: RegExpExecArray): Quantity {
  const [text, beforeOne, one, oneUnit, afterOne, beforeTwo, two, twoUnit, afterTwo, ordered] = match;
  const second = amountOf(two!, twoUnit);
  const first = amountOf(one!, oneUnit);
  const unit = second.unit ?? first.unit;
  const sides = [
    sideOf(beforeOne) ?? sideOf(afterOne) ?? sideOf(ordered),
    sideOf(beforeTwo) ?? sideOf(afterTwo),
  ];
  return {
    kind: 'size',
    first: { ...first, unit: first.unit ?? unit },
    second: { ...second, unit },
    sides,
    start: match.index,
    end: match.index + text.length,
  };
}

function sideOf(name: string | undefined): Side | null {
  if (name === undefined) return null;
  return new RegExp(`^(?:${widthNames})$`, 'u').test(name) ? 'width' : 'height';
}

const unitForms = Object.entries(units).map(
  ([unit, names]) => [unit as Unit, new RegExp(`^(?:${names})$`, 'u')] as const,
);

function amountOf(text: string, unitName: string | undefined): Amount {
  const unit = unitForms.find(([, form]) => unitName !== undefined && form.test(unitName))?.[0] ?? null;
  return { value: numberIn(text, unit), unit };
}

/** `1 3/8`, `3,5`, `1.375`, `1,200`. Three digits after a sign are thousands, except of lengths. */
function numberIn(text: string, unit: Unit | null): number {
  const parts = /^(?:(\d+)[\s-])?(\d)\/(\d{1,2})$/u.exec(text);
  if (parts) return Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]);
  const isLength = unit === 'inch' || unit === 'cm' || unit === 'mm';
  if (/^\d{1,3}(?:[,. ]\d{3})+$/u.test(text) && !isLength) return Number(text.replaceAll(/[,. ]/gu, ''));
  return Number(text.replace(',', '.').replaceAll(' ', ''));
}
