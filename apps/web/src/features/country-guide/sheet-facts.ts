import { formatLimit, type Language, localeOf } from '@vesika/messages';
import {
  colourName,
  fileSizeLimitText,
  limitText,
  pixelsText,
  resolutionText,
  sizeText,
} from '../../photo/rules/rule-texts.ts';
import type { CountryGuide, Support } from '../../site-data/country-guide.ts';
import type { GuideTexts } from './rule-text.ts';

export interface SheetFact {
  name: string;
  value: string;
  /** The same in another measure. */
  also?: string;
  swatchHex?: string;
  support?: Support;
}

/** The five numbers people look for first, then whatever else the record knows. */
export function sheetFacts(
  t: GuideTexts,
  language: Language,
  { rule, support, verified }: Pick<CountryGuide, 'rule' | 'support' | 'verified'>,
): { main: SheetFact[]; rest: SheetFact[] } {
  const { headHeight, background } = rule;
  const head = limitText(t, language, { min: headHeight.minMm, max: headHeight.maxMm }, 'mm');
  const main: SheetFact[] = [
    {
      name: t('requirements.size'),
      value: sizeText(t, language, rule),
      also: inchesText(t, language, rule.size),
      support: sizeSupport[verified],
    },
    {
      name: t('requirements.background'),
      value: colourName(t, background.name),
      swatchHex: background.hex,
      support: support.background,
    },
    { name: t('requirements.headHeight'), value: head ?? '', support: support.headHeight },
    resolutionFact(t, language, rule, support.minDpi),
  ];
  const [fifth, ...rest] = furtherFacts(t, language, rule, support);
  return { main: [...main, ...(fifth ? [fifth] : [])], rest };
}

const sizeSupport = {
  official: 'checked',
  'two-sources': 'two',
  'single-source': 'one',
  'icao-default': 'icao',
  default: 'usual',
} as const satisfies Record<CountryGuide['verified'], Support>;

type Rule = CountryGuide['rule'];

/** Pixels where a source names them; else the density, and the pixels that follow from it. */
function resolutionFact(t: GuideTexts, language: Language, rule: Rule, dpiSupport: Support): SheetFact {
  const fact = { name: t('requirements.resolution'), value: resolutionText(t, language, rule) };
  const { pixels, size, minDpi } = rule;
  if (pixels.widthPx !== null || pixels.minWidthPx !== null || !minDpi) return fact;
  const px = (mm: number) => Math.round((mm / 25.4) * minDpi.value);
  return {
    ...fact,
    also: pixelsText(t, language, px(size.widthMm), px(size.heightMm)),
    support: dpiSupport,
  };
}

function furtherFacts(
  t: GuideTexts,
  language: Language,
  rule: Rule,
  support: CountryGuide['support'],
): SheetFact[] {
  const { eyeLineFromBottom, topMargin, file, pixels, photoAgeMonthsMax, copies } = rule;
  const facts: [name: string, value: string | null, support?: Support | undefined][] = [
    [
      t('requirements.eyeLine'),
      limitText(t, language, { min: eyeLineFromBottom.minMm, max: eyeLineFromBottom.maxMm }, 'mm'),
    ],
    [t('requirements.fileSize'), fileSizeLimitText(t, language, { min: file.minKb, max: file.maxKb })],
    [
      t('requirements.topMargin'),
      limitText(t, language, { min: topMargin.minMm, max: topMargin.maxMm }, 'mm'),
    ],
    [
      t('countries:sheet.recency'),
      photoAgeMonthsMax
        ? t('countries:sheet.months', { count: photoAgeMonthsMax.value })
        : t('requirements.notPublished'),
      photoAgeMonthsMax ? support.photoAge : undefined,
    ],
    [t('countries:sheet.pixels'), pixelRange(t, language, pixels)],
    [t('countries:sheet.formats'), file.formats?.join(', ') ?? null],
    [t('countries:sheet.copies'), copies === null ? null : formatLimit(language, copies, 'count')],
  ];
  return facts.flatMap(([name, value, factSupport]) =>
    value === null ? [] : [{ name, value, ...(factSupport && { support: factSupport }) }],
  );
}

function pixelRange(t: GuideTexts, language: Language, pixels: Rule['pixels']): string | null {
  const { minWidthPx, minHeightPx, maxWidthPx, maxHeightPx } = pixels;
  if (minWidthPx === null || minHeightPx === null || maxWidthPx === null || maxHeightPx === null) return null;
  return t('requirements.range', {
    min: pixelsText(t, language, minWidthPx, minHeightPx),
    max: pixelsText(t, language, maxWidthPx, maxHeightPx),
  });
}

/** What an upload has to keep to: pixels, format, weight; empty where nothing was published. */
export function fileLimits(t: GuideTexts, language: Language, { pixels, file }: Rule): string[] {
  const { widthPx, heightPx, minWidthPx, minHeightPx } = pixels;
  const exact = widthPx !== null && heightPx !== null ? pixelsText(t, language, widthPx, heightPx) : null;
  const least =
    minWidthPx !== null && minHeightPx !== null
      ? t('engine:limits.atLeast', { value: pixelsText(t, language, minWidthPx, minHeightPx) })
      : null;
  return [
    pixelRange(t, language, pixels) ?? least ?? exact,
    file.formats?.join(' / ') ?? null,
    fileSizeLimitText(t, language, { min: file.minKb, max: file.maxKb }),
  ].filter((limit) => limit !== null);
}

/** 2 inches are written 51 mm in the records; what is nearly a whole number of inches is one. */
function inchesText(t: GuideTexts, language: Language, { widthMm, heightMm }: Rule['size']): string {
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  const inches = (mm: number) => {
    const exact = mm / 25.4;
    return format.format(Math.abs(exact - Math.round(exact)) < 0.01 ? Math.round(exact) : exact);
  };
  return t('countries:sheet.inches', { width: inches(widthMm), height: inches(heightMm) });
}
