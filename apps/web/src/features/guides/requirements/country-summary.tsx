import { formatLimit, type Language } from '@vesika/messages';
import { colourName, limitText, resolutionText, sizeText } from '@vesika/report/words';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/button.tsx';
import { Flag } from '../../../components/flag.tsx';
import { Icon } from '../../../components/icon.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { DimensionDiagram } from '../../../report/rules/dimension-diagram.tsx';
import { dateText } from '../../../report/rules/rule-texts.ts';
import { countryName } from '../../../shell/i18n/country-names.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import type { RequirementSummary } from '../../../site/data/requirement-summaries.server.ts';

export function CountrySummary({ summary }: { summary: RequirementSummary }) {
  const { t } = useTranslation(['web', 'engine', 'guides']);
  const language = useLanguage();
  const { code, key, date, rule } = summary;
  // Browser and server may name countries differently, which would break hydration.
  const country = language === summary.language ? summary.name : countryName(language, code, summary.name);
  const id = `country-${key}`;
  return (
    <section aria-labelledby={id} className="border border-line bg-sheet">
      <h3
        id={id}
        className="flex items-center gap-3 border-b border-line px-5 py-3.5 text-lg font-semibold sm:px-6"
      >
        <Flag code={code} className="h-5 w-7.5" />
        {country}
      </h3>
      <div className="grid sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="graph-paper grid content-center border-line px-5 py-6 max-sm:border-b sm:border-e">
          <DimensionDiagram rule={rule} className="mx-auto max-h-72 w-full max-w-80" />
        </div>
        <dl className="content-center py-1.5">
          {summaryFacts(t, language, summary).map(({ name, value, swatchHex }) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-baseline gap-x-4 border-line px-5 py-2 not-first:border-t sm:px-6"
            >
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="flex items-center gap-2 font-medium">
                {swatchHex && (
                  <span
                    className="inline-block size-[1.05em] shrink-0 rounded-[3px] border border-line-strong"
                    style={{ backgroundColor: swatchHex }}
                  />
                )}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {rule.editingForbidden && (
        <p className="flex items-start gap-2.5 border-t border-line bg-unsure/8 px-5 py-3 text-sm sm:px-6">
          <Icon name="warning" className="mt-0.5 shrink-0 text-unsure" />
          {t('guides:requirements.countries.edited')}
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3.5 sm:px-6">
        <SiteLink to={`/passport-photo/${key}`} className={buttonClass()}>
          {t('guides:requirements.countries.open', { country })}
        </SiteLink>
        {date && (
          <span className="text-xs text-ink-soft">
            {t('guides:requirements.countries.dated', { date: dateText(language, date) })}
          </span>
        )}
      </p>
    </section>
  );
}

interface SummaryFact {
  name: string;
  value: string;
  swatchHex?: string;
}

function summaryFacts(
  t: TFunction<['web', 'engine', 'guides']>,
  language: Language,
  { rule }: RequirementSummary,
): SummaryFact[] {
  const { headHeight, background, photoAgeMonthsMax, copies, glasses, smileAllowed } = rule;
  const fact = (name: string, value: string | null) => ({
    name,
    value: value ?? t('requirements.notPublished'),
  });
  const smile = smileAllowed === null ? null : smileAllowed ? 'yes' : 'no';
  return [
    fact(t('requirements.size'), sizeText(t, language, rule)),
    fact(
      t('requirements.headHeight'),
      limitText(t, language, { min: headHeight.minMm, max: headHeight.maxMm }, 'mm') ?? '',
    ),
    {
      ...fact(t('requirements.background'), colourName(t, background.name)),
      swatchHex: background.hex,
    },
    fact(t('requirements.resolution'), resolutionText(t, language, rule)),
    fact(
      t('guides:requirements.countries.age.name'),
      photoAgeMonthsMax && t('guides:requirements.countries.age.value', { count: photoAgeMonthsMax.value }),
    ),
    fact(
      t('guides:requirements.countries.glasses.name'),
      glasses && t(`guides:requirements.countries.glasses.${glasses}`),
    ),
    fact(
      t('guides:requirements.countries.smile.name'),
      smile && t(`guides:requirements.countries.smile.${smile}`),
    ),
    ...(copies === null
      ? []
      : [fact(t('guides:requirements.countries.prints'), formatLimit(language, copies, 'count'))]),
  ];
}
