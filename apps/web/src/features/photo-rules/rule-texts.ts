import type { RequirementAnswer } from '@vesika/contract';
import { formatLimit, formatRange, type Language, localeOf, type QuantityUnit } from '@vesika/messages';
import type { TFunction } from 'i18next';

type Texts = TFunction<['web', 'engine']>;
interface Limit {
  min: number | null;
  max: number | null;
}

/** `32–36 mm`, `at least 90 px`, `at most 240 kB`; null where nothing is limited. */
export function limitText(
  t: Texts,
  language: Language,
  { min, max }: Limit,
  unit: QuantityUnit,
): string | null {
  const one = (value: number) =>
    unit === '/255'
      ? percentText(language, value / 255)
      : t(`engine:units.${unit}`, { value: formatLimit(language, value, unit) });
  if (min !== null && max !== null) {
    if (min === max) return t('engine:limits.exactly', { value: one(min) });
    return t(`engine:units.${unit}`, { value: formatRange(language, min, max, unit) });
  }
  if (min !== null) return t('engine:limits.atLeast', { value: one(min) });
  if (max !== null) return t('engine:limits.atMost', { value: one(max) });
  return null;
}

export function sizeText(t: Texts, language: Language, { record }: RequirementAnswer): string {
  return t('requirements.millimetres', {
    width: formatLimit(language, record.size.widthMm, 'mm'),
    height: formatLimit(language, record.size.heightMm, 'mm'),
  });
}

/** The pixels where the authority names them, else the dots per inch. */
export function resolutionText(t: Texts, language: Language, { record }: RequirementAnswer): string {
  const { widthPx, heightPx, minWidthPx, minHeightPx } = record.pixels;
  const pixels = (width: number, height: number) =>
    t('requirements.pixels', {
      width: formatLimit(language, width, 'px'),
      height: formatLimit(language, height, 'px'),
    });
  if (widthPx !== null && heightPx !== null) return pixels(widthPx, heightPx);
  if (minWidthPx !== null && minHeightPx !== null) {
    return t('engine:limits.atLeast', { value: pixels(minWidthPx, minHeightPx) });
  }
  return t('engine:units.dpi', { value: formatLimit(language, record.minDpi.value, 'dpi') });
}

export function colourName(t: Texts, name: string): string {
  return t(`engine:colours.${name as 'white'}`, { defaultValue: name });
}

/** A date of which only the year, or year and month, may be known. */
export function dateText(language: Language, date: string): string {
  const [year = '', month, day] = date.split('-');
  const parts: Intl.DateTimeFormatOptions = { year: 'numeric' };
  if (month) parts.month = 'long';
  if (day) parts.day = 'numeric';
  return new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' }).format(
    new Date(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`),
  );
}

/** The address of a source when it is one; records also hold notes such as `npm some-package`. */
export function linkOf(address: string | null): string | null {
  return address?.match(/^https?:\/\/[^\s)>]+/)?.[0] ?? null;
}

/** With a decimal only where the share is small. Differences of colour, counted in 255 steps, are told so. */
export function percentText(language: Language, share: number): string {
  const maximumFractionDigits = Math.abs(share) < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits }).format(share);
}
