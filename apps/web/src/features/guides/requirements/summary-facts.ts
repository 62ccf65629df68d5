import { formatLimit, type Language } from '@vesika/messages';
import { colourName, limitText, resolutionText, sizeText } from '@vesika/report/words';
import type { TFunction } from 'i18next';
import type { RequirementSummary } from '../../../site-data/requirement-summary.ts';

interface SummaryFact {
  name: string;
  value: string;
  swatchHex?: string;
}

export function summaryFacts(
  t: TFunction<['web', 'engine', 'guides']>,
  language: Language,
  { rule }: RequirementSummary,
): SummaryFact[] {
  const { headHeight, background, photoAgeMonthsMax, copies, glasses, smileAllowed } = rule;
  return [
    { name: t('requirements.size'), value: sizeText(t, language, rule) },
    {
      name: t('requirements.headHeight'),
      value: limitText(t, language, { min: headHeight.minMm, max: headHeight.maxMm }, 'mm') ?? '',
    },
    {
      name: t('requirements.background'),
      value: colourName(t, background.name),
      swatchHex: background.hex,
    },
    { name: t('requirements.resolution'), value: resolutionText(t, language, rule) },
    {
      name: t('guides:requirements.countries.age.name'),
      value:
        photoAgeMonthsMax === null
          ? t('requirements.notPublished')
          : t('guides:requirements.countries.age.value', { count: photoAgeMonthsMax }),
    },
    {
      name: t('guides:requirements.countries.glasses.name'),
      value:
        glasses === null
          ? t('requirements.notPublished')
          : t(`guides:requirements.countries.glasses.${glasses}`),
    },
    {
      name: t('guides:requirements.countries.smile.name'),
      value:
        smileAllowed === null
          ? t('requirements.notPublished')
          : t(`guides:requirements.countries.smile.${yesNo(smileAllowed)}`),
    },
    ...(copies === null
      ? []
      : [{ name: t('guides:requirements.countries.prints'), value: formatLimit(language, copies, 'count') }]),
  ];
}

function yesNo(allowed: boolean): 'yes' | 'no' {
  return allowed ? 'yes' : 'no';
}
