import { formatLimit, formatRange, type Language, localeOf } from '@vesika/messages';
import { sizeText } from '@vesika/report/words';
import { mmPerInch } from '@vesika/requirements/inch';
import type { TFunction } from 'i18next';

export const universalRuleNames = [
  'size',
  'head',
  'eyes',
  'face',
  'pose',
  'background',
  'light',
  'head-wear',
  'age',
  'quality',
] as const;
export type UniversalRuleName = (typeof universalRuleNames)[number];

const common = { widthMm: 35, heightMm: 45 };
const square = { widthMm: 51, heightMm: 51 };
const headShare = { min: 0.5, max: 0.7, icaoMax: 0.8 };
const ageMonthsMax = 6;
const colourBits = 24;
const dpi = { least: 300, print: 600 };

export function universalRules(t: TFunction<['web', 'engine', 'guides']>, language: Language) {
  const dpiText = (value: number) => t('engine:units.dpi', { value: formatLimit(language, value, 'dpi') });
  const inches = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  const values: Partial<Record<UniversalRuleName, Record<string, string | number>>> = {
    size: {
      common: sizeText(t, language, { size: common }),
      square: sizeText(t, language, { size: square }),
      inches: inches.format(square.widthMm / mmPerInch),
    },
    head: {
      share: formatRange(language, headShare.min, headShare.max, 'share'),
      largest: formatLimit(language, headShare.icaoMax, 'share'),
    },
    age: { count: ageMonthsMax },
    quality: {
      bits: formatLimit(language, colourBits, 'count'),
      least: dpiText(dpi.least),
      print: dpiText(dpi.print),
    },
  };
  return universalRuleNames.map((name) => ({
    name,
    title: t(`guides:requirements.universal.${name}.title`),
    text: t(`guides:requirements.universal.${name}.text`, values[name]),
  }));
}
