import { formatLimit, formatList, type Language, localeOf } from '@vesika/messages';
import {
  acceptedSizesText,
  bandText,
  colourName,
  fileSizeLimitText,
  limitText,
  pixelsText,
  resolutionText,
  sizeText,
} from '@vesika/report/words';
import { mmPerInch } from '@vesika/requirements/inch';
import { rareBands } from '../../report/rules/rare-bands.ts';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import type { Support } from '../../site/data/rule-item.ts';
import type { GuideTexts } from './rule-text.ts';

export interface SheetFact {
  name: string;
  value: string;
  also?: string;
  note?: string;
  swatchHex?: string;
  support?: Support;
  /** The value says that we found nothing. */
  isSilent?: true;
}

export function sheetFacts(
  t: GuideTexts,
  language: Language,
  { rule, support }: Pick<CountryGuide, 'rule' | 'support'>,
): { main: SheetFact[]; rest: SheetFact[]; unpublished: string[] } {
  const { headHeight, background } = rule;
  const otherSizes = acceptedSizesText(t, language, rule);
  const head = limitText(t, language, { min: headHeight.minMm, max: headHeight.maxMm }, 'mm');
  const main: SheetFact[] = [
    {
      name: t('requirements.size'),
      value: sizeText(t, language, rule),
      also: inchesText(t, language, rule.size),
      ...(otherSizes && { note: otherSizes }),
      support: support.size,
    },
    {
      name: t('requirements.background'),
      value: colourName(t, background.name),
      swatchHex: background.hex,
      support: support.background,
    },
    {
      name: t('requirements.headHeight'),
      value: head ?? '',
      ...(headHeight.includesHair && { also: t('supply:card.hairCounted') }),
      support: support.headHeight,
    },
    resolutionFact(t, language, rule, support),
  ];
  const { published, unpublished } = furtherFacts(t, language, rule, support);
  const age: SheetFact = {
    name: t('countries:sheet.recency'),
    value: t('requirements.notPublished'),
    isSilent: true,
  };
  const [fifth = age, ...rest] = published;
  return { main: [...main, fifth], rest, unpublished: unpublished.filter((name) => name !== fifth.name) };
}

type Rule = CountryGuide['rule'];

function resolutionFact(
  t: GuideTexts,
  language: Language,
  rule: Rule,
  support: CountryGuide['support'],
): SheetFact {
  const fact = { name: t('requirements.resolution'), value: resolutionText(t, language, rule) };
  const { pixels, size, minDpi } = rule;
  if (pixels.widthPx !== null || pixels.minWidthPx !== null) return { ...fact, support: support.pixels };
  if (!minDpi) return { ...fact, isSilent: true };
  const px = (mm: number) => Math.round((mm / mmPerInch) * minDpi.value);
  return {
    ...fact,
    also: pixelsText(t, language, px(size.widthMm), px(size.heightMm)),
    support: support.minDpi,
  };
}

function furtherFacts(
  t: GuideTexts,
  language: Language,
  rule: Rule,
  support: CountryGuide['support'],
): { published: SheetFact[]; unpublished: string[] } {
  const { eyeLineFromBottom, topMargin, file, pixels, photoAgeMonthsMax, print } = rule;
  const pixelsName = t('countries:sheet.pixels');
  const band = (published: Rule['topMargin']) => bandText(t, language, published);
  const facts: [name: string, value: string | null, support: Support][] = [
    [t('requirements.eyeLine'), band(eyeLineFromBottom), support.eyeLine],
    [
      t('requirements.fileSize'),
      fileSizeLimitText(t, language, { min: file.minKb, max: file.maxKb }),
      support.file,
    ],
    [t('requirements.topMargin'), band(topMargin), support.topMargin],
    ...rareBands.flatMap((fact): [string, string, Support][] => {
      const text = band(rule[fact]);
      return text === null ? [] : [[t(`requirements.${fact}`), text, support[fact]]];
    }),
    [
      t('countries:sheet.recency'),
      photoAgeMonthsMax && t('countries:sheet.months', { count: photoAgeMonthsMax.value }),
      support.photoAge,
    ],
    [pixelsName, pixelRange(t, language, pixels), support.pixels],
    [
      t('countries:sheet.formats'),
      file.formats && formatList(language, file.formats, 'disjunction'),
      support.file,
    ],
    ...(print
      ? [
          [
            t('countries:sheet.copies'),
            print.copies === null ? null : formatLimit(language, print.copies, 'count'),
            support.print,
          ] satisfies [string, string | null, Support],
        ]
      : []),
  ];
  return {
    published: facts.flatMap(([name, value, each]) => (value === null ? [] : { name, value, support: each })),
    unpublished: facts.flatMap(([name, value]) =>
      value === null && !(name === pixelsName && support.pixels !== 'usual') ? name : [],
    ),
  };
}

function pixelRange(t: GuideTexts, language: Language, pixels: Rule['pixels']): string | null {
  const { minWidthPx, minHeightPx, maxWidthPx, maxHeightPx } = pixels;
  if (minWidthPx === null || minHeightPx === null || maxWidthPx === null || maxHeightPx === null) return null;
  return t('requirements.range', {
    min: pixelsText(t, language, minWidthPx, minHeightPx),
    max: pixelsText(t, language, maxWidthPx, maxHeightPx),
  });
}

export function fileLimits(t: GuideTexts, language: Language, { pixels, file }: Rule): string[] {
  const { widthPx, heightPx, minWidthPx, minHeightPx } = pixels;
  const exact = widthPx !== null && heightPx !== null ? pixelsText(t, language, widthPx, heightPx) : null;
  const least =
    minWidthPx !== null && minHeightPx !== null
      ? t('engine:limits.atLeast', { value: pixelsText(t, language, minWidthPx, minHeightPx) })
      : null;
  return [
    pixelRange(t, language, pixels) ?? least ?? exact,
    file.formats && formatList(language, file.formats, 'disjunction'),
    fileSizeLimitText(t, language, { min: file.minKb, max: file.maxKb }),
  ].filter((limit) => limit !== null);
}

function inchesText(t: GuideTexts, language: Language, { widthMm, heightMm }: Rule['size']): string {
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  const inches = (mm: number) => {
    const exact = mm / mmPerInch;
    return format.format(Math.abs(exact - Math.round(exact)) < 0.01 ? Math.round(exact) : exact);
  };
  return t('countries:sheet.inches', { width: inches(widthMm), height: inches(heightMm) });
}
