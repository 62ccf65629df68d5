import type { Catalogues } from './catalogue.ts';
import { type Language, localeOf } from './languages.ts';

/** Units of values, limits and amounts. `share` is a ratio shown as per cent, `ratio` a factor. */
export type QuantityUnit = keyof Catalogues['engine']['units'];

type NumberStyle = Pick<
  Intl.NumberFormatOptions,
  'style' | 'maximumFractionDigits' | 'maximumSignificantDigits' | 'minimumFractionDigits' | 'signDisplay'
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
  number: { maximumFractionDigits: 3 },
  MB: { maximumFractionDigits: 1 },
};

/** The number alone, in the digits and separators of the language and with the decimals of the unit. */
export function formatNumber(language: Language, value: number, unit: QuantityUnit): string {
  return formatter(language, styles[unit]).format(value === 0 ? 0 : value);
}

/** Two ends of a band, as the language writes a range; whole numbers stay whole (32–36, not 32.0–36.0). */
export function formatRange(language: Language, min: number, max: number, unit: QuantityUnit): string {
  return formatter(language, limitStyle(unit)).formatRange(min, max);
}

/** A published limit: never more decimals than its source wrote. */
export function formatLimit(language: Language, value: number, unit: QuantityUnit): string {
  return formatter(language, limitStyle(unit)).format(value);
}

function limitStyle(unit: QuantityUnit): NumberStyle {
  const style = styles[unit];
  return style.style === 'percent' ? style : { maximumFractionDigits: 2 };
}

function formatter(language: Language, style: NumberStyle): Intl.NumberFormat {
  return new Intl.NumberFormat(localeOf(language), style);
}
