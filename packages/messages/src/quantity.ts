import type { Catalogues } from './catalogue.ts';
import { type Language, localeOf } from './languages.ts';

/** Units of values, limits and amounts. `share` is a ratio displayed in per cent, `ratio` a factor. */
export type QuantityUnit = keyof Catalogues['engine']['units'];

type NumberStyle = Pick<
  Intl.NumberFormatOptions,
  | 'style'
  | 'maximumFractionDigits'
  | 'maximumSignificantDigits'
  | 'minimumFractionDigits'
  | 'roundingPriority'
  | 'signDisplay'
>;

const styles: Readonly<Record<QuantityUnit, NumberStyle>> = {
  mm: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  px: { maximumFractionDigits: 0 },
  deg: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  dpi: { maximumFractionDigits: 0 },
  kB: { maximumFractionDigits: 0 },
  ratio: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  share: { style: 'percent', maximumSignificantDigits: 2 },
  count: { maximumFractionDigits: 0 },
  '/255': { maximumFractionDigits: 1 },
  EV: { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  quality: { maximumFractionDigits: 0 },
  m: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  bits: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  // Two significant digits, but never fewer digits than the integer part has.
  number: { maximumFractionDigits: 0, maximumSignificantDigits: 2, roundingPriority: 'morePrecision' },
  MB: { maximumFractionDigits: 1 },
};

/** The number without its unit, in the language's digits and separators and with the unit's decimals. */
export function formatNumber(language: Language, value: number, unit: QuantityUnit): string {
  return written(formatter(language, styles[unit]).formatToParts(value === 0 ? 0 : value));
}

/** Both ends of a range as the language writes it; integers stay integers (32–36, not 32.0–36.0). */
export function formatRange(language: Language, min: number, max: number, unit: QuantityUnit): string {
  return written(formatter(language, limitStyle(unit)).formatRangeToParts(min, max));
}

/** A published limit, with no more decimals than its source has. */
export function formatLimit(language: Language, value: number, unit: QuantityUnit): string {
  return written(formatter(language, limitStyle(unit)).formatToParts(value));
}

/** Adds two decimals, for a value that would otherwise read as the limit it misses. */
export function formatExactly(language: Language, value: number, unit: QuantityUnit): string {
  const { style, maximumFractionDigits = 0, maximumSignificantDigits } = styles[unit];
  const exact: NumberStyle = maximumSignificantDigits
    ? { ...(style && { style }), maximumSignificantDigits: maximumSignificantDigits + 2 }
    : { maximumFractionDigits: maximumFractionDigits + 2 };
  return written(formatter(language, exact).formatToParts(value));
}

/** A signed integer: `+10`, `−1`. */
export function formatChange(language: Language, change: number): string {
  return written(
    formatter(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).formatToParts(change),
  );
}

/** Replaces the hyphen that Intl writes in most languages by a true minus sign, which is as wide as the plus. */
function written(parts: ReadonlyArray<Intl.NumberFormatPart | Intl.NumberRangeFormatPart>): string {
  return parts.map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value)).join('');
}

function limitStyle(unit: QuantityUnit): NumberStyle {
  if (unit === 'number') return { maximumFractionDigits: 3 };
  const style = styles[unit];
  return style.style === 'percent' ? style : { maximumFractionDigits: 2 };
}

/** Cached, because a report contains hundreds of numbers and creating a formatter is slower than using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, style: NumberStyle): Intl.NumberFormat {
  const key = language + JSON.stringify(style);
  const made = formatters.get(key) ?? new Intl.NumberFormat(localeOf(language), style);
  formatters.set(key, made);
  return made;
}
