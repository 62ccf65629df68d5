import {
  formatLimit,
  formatList,
  type Language,
  type LimitTranslator,
  type QuantityUnit,
  type RuleTranslator,
  type Translator,
} from '@vesika/messages';
import { amountWords } from './amounts.ts';

/* The rules of an authority in words, shared by the pages and the terminal. */

interface Limit {
  min: number | null;
  max: number | null;
}

interface Size {
  widthMm: number;
  heightMm: number;
}

interface AcceptedSizes {
  alternatives: readonly Size[];
  upTo: Size | null;
}

interface PixelCounts {
  widthPx: number | null;
  heightPx: number | null;
  minWidthPx: number | null;
  minHeightPx: number | null;
}

/** `32–36 mm`, `at least 90 px`, `at most 240 kB`; null where nothing is limited. */
export function limitText(
  t: LimitTranslator,
  language: Language,
  limit: Limit,
  unit: QuantityUnit,
): string | null {
  return amounts(t, language).band(limit, unit);
}

interface PublishedBand {
  minMm: number | null;
  maxMm: number | null;
  px: Limit | null;
}

/** `16–20 mm`, or `191–219 px (16.2–18.6 mm)` where the source states pixels; null where nothing is limited. */
export function bandText(t: LimitTranslator, language: Language, band: PublishedBand): string | null {
  const { band: text } = amounts(t, language);
  const inMm = text({ min: band.minMm, max: band.maxMm }, 'mm');
  const inPx = band.px && text(band.px, 'px');
  return inPx ? `${inPx} (${inMm})` : inMm;
}

export function sizeText(t: LimitTranslator, language: Language, { size }: { size: Size }): string {
  return amounts(t, language).millimetres(size.widthMm, size.heightMm);
}

/** Accepted sizes other than the record's own; null if there are none. */
export function acceptedSizesText(
  t: LimitTranslator,
  language: Language,
  { size }: { size: AcceptedSizes },
): string | null {
  // Non-breaking spaces keep each size on one line.
  const text = (one: Size) => sizeText(t, language, { size: one }).replaceAll(' ', '\u00a0');
  if (size.upTo) return t('requirements.sizeUpTo', { size: text(size.upTo) });
  if (size.alternatives.length === 0) return null;
  const list = formatList(language, size.alternatives.map(text), 'disjunction');
  return t('requirements.sizeAlso', { list });
}

/** Names the required pixels, or else the dots per inch, or says that no source names either. */
export function resolutionText(
  t: LimitTranslator,
  language: Language,
  { pixels, minDpi }: { pixels: PixelCounts; minDpi: { value: number } | null },
): string {
  const { widthPx, heightPx, minWidthPx, minHeightPx } = pixels;
  if (widthPx !== null && heightPx !== null) return pixelsText(t, language, widthPx, heightPx);
  if (minWidthPx !== null && minHeightPx !== null) {
    return t('engine:limits.atLeast', { value: pixelsText(t, language, minWidthPx, minHeightPx) });
  }
  if (!minDpi) return t('requirements.notPublished');
  return t('engine:units.dpi', { value: formatLimit(language, minDpi.value, 'dpi') });
}

export function pixelsText(
  t: LimitTranslator,
  language: Language,
  widthPx: number,
  heightPx: number,
): string {
  return amounts(t, language).pixels(widthPx, heightPx);
}

/** `50 kB to 10 MB`: each end in the unit that suits it; the records count 1,024 kB to the megabyte. */
export function fileSizeLimitText(
  t: LimitTranslator,
  language: Language,
  { min, max }: Limit,
): string | null {
  const one = (kB: number) =>
    kB >= 1000
      ? t('engine:units.MB', { value: formatLimit(language, Math.round(kB / 102.4) / 10, 'MB') })
      : t('engine:units.kB', { value: formatLimit(language, kB, 'kB') });
  if (min !== null && max !== null) return t('requirements.range', { min: one(min), max: one(max) });
  if (min !== null) return t('engine:limits.atLeast', { value: one(min) });
  if (max !== null) return t('engine:limits.atMost', { value: one(max) });
  return null;
}

/** The name of a colour; the code itself if the catalogues do not name it. */
export function colourName(t: LimitTranslator, name: string): string {
  return t(`engine:colours.${name}` as 'engine:colours.white', { defaultValue: name });
}

interface GlassesRule {
  policy: 'expected' | 'allowed' | 'discouraged' | keyof typeof glassesRefusals;
  conditions: readonly (keyof typeof glassesConditionKeys)[];
}

/** Whether glasses may be worn, as sentences; null means that no rule was found. */
export function glassesSentences(
  t: RuleTranslator,
  language: Language,
  glasses: GlassesRule | null,
): string[] {
  if (!glasses) return [t('countries:faq.glasses.unknown')];
  const { policy, conditions: required } = glasses;
  if (isRefusal(policy)) return [t(`countries:faq.glasses.${glassesRefusals[policy]}`)];
  const conditions = formatList(
    language,
    required.map((condition) => t(`countries:conditions.${glassesConditionKeys[condition]}`)),
  );
  const permission =
    required.length === 0
      ? t('countries:faq.glasses.allowed')
      : t(`countries:faq.glasses.${policy === 'expected' ? 'always' : 'conditions'}`, { conditions });
  return policy === 'discouraged' ? [permission, t('countries:faq.glasses.safer')] : [permission];
}

const glassesRefusals = {
  'best-removed': 'bestRemoved',
  'unless-needed': 'unlessNeeded',
  medical: 'medical',
  forbidden: 'forbidden',
} as const;

function isRefusal(policy: GlassesRule['policy']): policy is keyof typeof glassesRefusals {
  return Object.hasOwn(glassesRefusals, policy);
}

/** Catalogue keys of the conditions under which glasses are accepted. */
export const glassesConditionKeys = {
  'clear-lenses': 'clearLenses',
  'no-glare': 'noGlare',
  'eyes-free': 'eyesFree',
  'thin-frame': 'thinFrame',
} as const;

/** Catalogue keys of the required expression. */
export const expressionKeys = {
  neutral: 'expressionNeutral',
  friendly: 'expressionFriendly',
  'natural-smile': 'expressionSmile',
} as const;

export function expressionSentence(t: RuleTranslator, policy: keyof typeof expressionKeys): string {
  return t(`countries:rules.required.${expressionKeys[policy]}`);
}

interface HeadCoveringRule {
  policy: 'bare' | 'religious' | 'both' | 'custom';
  proof: boolean;
  compulsoryFor: { fromAgeYears: number | null } | null;
}

/** People who must cover the head, the accepted reasons, and the proof that they need. */
export function headCoveringPhrases(
  t: RuleTranslator,
  { policy, proof, compulsoryFor }: HeadCoveringRule,
): string[] {
  const age = compulsoryFor?.fromAgeYears ?? null;
  return [
    ...(compulsoryFor
      ? [
          age === null
            ? t('countries:rules.required.headCoveringWomen')
            : t('countries:rules.required.headCoveringWomenFrom', { age }),
        ]
      : []),
    t(`report:rules.policies.headCovering.${policy}`),
    ...(proof ? [t('countries:rules.required.headCoveringProof')] : []),
  ];
}

/** Formats amounts with texts whose first namespace is not `engine`. */
function amounts(t: LimitTranslator, language: Language) {
  const ofEngine = (key: 'units.mm', options: { value: string }) => t(key, { ...options, ns: 'engine' });
  return amountWords(ofEngine as Translator, language, ' ');
}
