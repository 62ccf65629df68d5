import type { Quantity, QuantityUnit, Statement } from './cited-pages.ts';

/** Whether the page still says it, and the passage that comes nearest if it does not. */
export type Found = { holds: true } | { holds: false; missing: string; nearest: string };

/** Finds a sentence by its letters and digits alone, and numbers with their unit, also in cm, inches and MB. */
export function findStatement(text: string, { quote, values }: Statement): Found {
  const plain = text.normalize('NFKC').replaceAll(/\s+/g, ' ');
  if (quote !== null) {
    if (squeezed(plain).includes(squeezed(quote))) return { holds: true };
    return { holds: false, missing: quote, nearest: nearestPassage(plain, quote) };
  }
  if (isBareSize(plain, values)) return { holds: true };
  const missing = values.filter((value) => !isStated(plain, value));
  if (missing.length === 0) return { holds: true };
  const words = missing.map(({ value, unit }) => `${value} ${unit}`).join(', ');
  return { holds: false, missing: words, nearest: passageWithUnit(plain, missing[0]!.unit) };
}

function squeezed(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Spellings of a unit in the languages of the sources, each with the factor from our unit. */
const spellings: Readonly<Record<QuantityUnit, readonly (readonly [words: string, factor: number])[]>> = {
  mm: [
    ['mm|millim|milím|millím|mil·lím|мм|миллим|毫米|ミリ|㎜|مم|ملم|میلی|มม|밀리', 1],
    ['cm|centim|centím|см|сантим|sm|厘米|公分|センチ|㎝|سم|سانتی|ซม|센티', 0.1],
    ['in\\b|inch|["”″]|zoll|pouce|pulgada|pollic|polegada|дюйм|英寸|インチ|بوصة|اینچ', 1 / 25.4],
  ],
  px: [['px|pixel|píxel|piksel|пикс|像素|ピクセル|بكسل|پیکسل|พิกเซล|픽셀', 1]],
  kB: [
    ['kb|k\\b|ko\\b|kilob|килоб|кб|кбайт|千字节|k字节|キロバイト|كيلوبايت', 1],
    ['mb|mo\\b|megab|мегаб|мб|мбайт|兆|メガバイト|ميغابايت', 1 / 1024],
    ['mb|mo\\b|megab|мегаб|мб|мбайт|兆|メガバイト|ميغابايت', 1 / 1000],
  ],
  dpi: [['dpi|ppp|ppi|пикс|точ|点', 1]],
};

/** Letters that may stand between a number and its unit, as in `35 x 45 mm` and `26 to 30 mm`. */
const gap = 28;

/** Sizes such as `3×4` in centimetres or `2×2` in inches, in either order, for which many pages name no unit. */
function isBareSize(text: string, values: readonly Quantity[]): boolean {
  const [one, other] = values;
  if (values.length !== 2 || one!.unit !== 'mm' || other!.unit !== 'mm') return false;
  return [10, 25.4].some((factor) => {
    const [p, q] = [one!, other!].map(({ value }) => `(?:${numberForms(value / factor).join('|')})`);
    const between = ' ?(?:[x×х*]|by|на|ب) ?';
    return new RegExp(`(?<![\\p{N}.,])(?:${p}${between}${q}|${q}${between}${p})(?![.,]?\\p{N})`, 'iu').test(
      text,
    );
  });
}

const percents = '%|٪|per ?cent|prozent|por ?ciento|por ?cento|pour ?cent|процент|prosent|procent|百分';

function isStated(text: string, { value, unit, percent }: Quantity): boolean {
  if (percent !== undefined) {
    const number = `(?<![\\p{N}.,])${percent}(?![.,]?\\p{N})`;
    if (new RegExp(`${number}[^;\\n]{0,12}?(?:${percents})`, 'iu').test(text)) return true;
  }
  return spellings[unit].some(([words, factor]) => {
    const number = `(?<![\\p{N}.,])(?:${numberForms(value * factor).join('|')})(?![.,]?\\p{N})`;
    // Some languages write the unit before the number.
    const after = `${number}[^;\\n]{0,${gap}}?(?:${words})`;
    return new RegExp(`${after}|(?:${words})[^;\\n]{0,6}?${number}`, 'iu').test(text);
  });
}

/** Patterns of `35`, and of `1.38`, `1,38` or `1 3/8` for a length in inches. */
function numberForms(value: number): string[] {
  const rounded = [0, 1, 2].map((digits) => Number(value.toFixed(digits)));
  const exact = rounded.filter((each) => Math.abs(each - value) <= Math.max(0.011, value * 0.005));
  const decimal = exact.map(
    (each) => `${String(each).replace('.', '[.,٫]')}${Number.isInteger(each) ? '(?:[.,٫]0)?' : ''}`,
  );
  const grouped = exact.flatMap((each) =>
    each >= 1000 && Number.isInteger(each) ? [each.toLocaleString('en').replaceAll(',', '[., ]?')] : [],
  );
  const eighths = Math.round(value * 8);
  const isFraction = Math.abs(eighths / 8 - value) < 0.02 && eighths % 8 !== 0;
  const inFractions = isFraction ? [`${Math.floor(eighths / 8)}[ -]?${fraction(eighths % 8)}`] : [];
  return [...new Set([...decimal, ...grouped, ...inFractions])];
}

function fraction(eighths: number): string {
  const [over, under] = eighths % 4 === 0 ? [1, 2] : eighths % 2 === 0 ? [eighths / 2, 4] : [eighths, 8];
  return `${over}[/⁄]${under}`;
}

const passageLetters = 160;

/** The passage that shares most words and numbers with a sentence. */
function nearestPassage(text: string, quote: string): string {
  const wanted = new Set(tokensOf(quote));
  let [best, most] = ['', 0];
  for (const passage of passagesOf(text)) {
    const shared = new Set(tokensOf(passage).filter((token) => wanted.has(token))).size;
    if (shared > most) [best, most] = [passage, shared];
  }
  return best;
}

function passageWithUnit(text: string, unit: QuantityUnit): string {
  const words = spellings[unit].map(([each]) => each).join('|');
  const withUnit = new RegExp(`\\p{N}[^;\\n]{0,6}(?:${words})`, 'iu');
  return passagesOf(text).find((passage) => withUnit.test(passage)) ?? '';
}

function passagesOf(text: string): string[] {
  const passages: string[] = [];
  for (let at = 0; at < text.length; at += passageLetters / 2)
    passages.push(text.slice(at, at + passageLetters).trim());
  return passages;
}

/** Words, and single letters of scripts without spaces. */
function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/\p{N}+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|\p{L}{2,}/gu) ?? [];
}
