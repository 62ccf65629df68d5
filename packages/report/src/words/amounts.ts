import {
  formatExactly,
  formatLimit,
  formatNumber,
  formatRange,
  type Language,
  type QuantityUnit,
  type Translator,
} from '@vesika/messages';
import type { Check } from '../report.ts';

/** Formats numbers with units; `gap` separates the two. Colour differences of 255 steps are shown in per cent. */
export function amountWords(t: Translator, language: Language, gap = '\u00a0') {
  const formatted = (format: Format, value: number, unit: QuantityUnit) =>
    unit === '/255'
      ? withUnit(format(language, value / 255, 'share'), 'share')
      : withUnit(format(language, value, unit), unit);

  function withUnit(value: string, unit: QuantityUnit): string {
    return t(`units.${unit}`, { value }).replaceAll(' ', gap);
  }

  /** `32–36 mm`, `±5°`, `at least 90 px`, `at most 240 kB`; null if unbounded. */
  function band({ min, max }: Check['limit'], unit: QuantityUnit): string | null {
    const one = (value: number) => formatted(formatLimit, value, unit);
    if (min !== null && max !== null) {
      if (max > 0 && min === -max) {
        return formatted((_, value, unit) => `±${formatLimit(language, value, unit)}`, max, unit);
      }
      return min === max
        ? t('limits.exactly', { value: one(min) })
        : formatted((_, value, unit) => formatRange(language, min, value, unit), max, unit);
    }
    if (min !== null) return t('limits.atLeast', { value: one(min) });
    if (max !== null) return t('limits.atMost', { value: one(max) });
    return null;
  }

  const size = (key: 'pixels' | 'millimetres', unit: 'px' | 'mm') => (width: number, height: number) =>
    t(`values.${key}`, {
      width: formatLimit(language, width, unit),
      height: formatLimit(language, height, unit),
    }).replaceAll(' ', gap);

  return {
    quantity: (value: number, unit: QuantityUnit) => formatted(formatNumber, value, unit),
    /** Adds decimals that distinguish the value from the limit it just misses. */
    exactQuantity: (value: number, unit: QuantityUnit) => formatted(formatExactly, value, unit),
    band,
    pixels: size('pixels', 'px'),
    millimetres: size('millimetres', 'mm'),
  };
}

type Format = (language: Language, value: number, unit: QuantityUnit) => string;
