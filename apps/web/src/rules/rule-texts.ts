import type { RequirementAnswer } from '@vesika/contract';
import {
  formatLimit,
  formatList,
  type Language,
  localeOf,
  type QuantityUnit,
  type Translator,
} from '@vesika/messages';
import { amountWords } from '@vesika/report/words';
import type { TFunction } from 'i18next';

type Texts = TFunction<['web', 'engine']>;
type Rule<Field extends keyof RequirementAnswer['record']> = Pick<RequirementAnswer['record'], Field>;
interface Limit {
  min: number | null;
  max: number | null;
}

/** `32–36 mm`, `at least 90 px`, `at most 240 kB`; null where nothing is limited. */
export function limitText(t: Texts, language: Language, limit: Limit, unit: QuantityUnit): string | null {
  return amounts(t, language).band(limit, unit);
}

export function sizeText(
  t: Texts,
  language: Language,
  { size }: { size: { widthMm: number; heightMm: number } },
): string {
  return amounts(t, language).millimetres(size.widthMm, size.heightMm);
}

/** Sizes that are accepted besides the record's own; null where there is none. */
export function acceptedSizesText(t: Texts, language: Language, { size }: Rule<'size'>): string | null {
  // A size is not broken across lines: there is little room beside the drawing.
  const text = (one: { widthMm: number; heightMm: number }) =>
    sizeText(t, language, { size: one }).replaceAll(' ', '\u00a0');
  if (size.upTo) return t('requirements.sizeUpTo', { size: text(size.upTo) });
  if (size.alternatives.length === 0) return null;
  const list = formatList(language, size.alternatives.map(text), 'disjunction');
  return t('requirements.sizeAlso', { list });
}

/** The pixels where the authority names them, else the dots per inch, else that nothing is published. */
export function resolutionText(
  t: Texts,
  language: Language,
  { pixels, minDpi }: Rule<'pixels'> & { minDpi: { value: number } | null },
): string {
  const { widthPx, heightPx, minWidthPx, minHeightPx } = pixels;
  if (widthPx !== null && heightPx !== null) return pixelsText(t, language, widthPx, heightPx);
  if (minWidthPx !== null && minHeightPx !== null) {
    return t('engine:limits.atLeast', { value: pixelsText(t, language, minWidthPx, minHeightPx) });
  }
  if (!minDpi) return t('requirements.notPublished');
  return t('engine:units.dpi', { value: formatLimit(language, minDpi.value, 'dpi') });
}

export function pixelsText(t: Texts, language: Language, widthPx: number, heightPx: number): string {
  return amounts(t, language).pixels(widthPx, heightPx);
}

/** `50 kB to 10 MB`: each end in the unit that suits it; the records count 1,024 kB to the megabyte. */
export function fileSizeLimitText(t: Texts, language: Language, { min, max }: Limit): string | null {
  const one = (kB: number) =>
    kB >= 1000
      ? t('engine:units.MB', { value: formatLimit(language, Math.round(kB / 102.4) / 10, 'MB') })
      : t('engine:units.kB', { value: formatLimit(language, kB, 'kB') });
  if (min !== null && max !== null) return t('requirements.range', { min: one(min), max: one(max) });
  if (min !== null) return t('engine:limits.atLeast', { value: one(min) });
  if (max !== null) return t('engine:limits.atMost', { value: one(max) });
  return null;
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

/** Words of the report, from texts whose first namespace is another one. */
function amounts(t: Texts, language: Language) {
  const ofEngine = (key: 'units.mm', options: { value: string }) => t(key, { ...options, ns: 'engine' });
  return amountWords(ofEngine as Translator, language, ' ');
}
