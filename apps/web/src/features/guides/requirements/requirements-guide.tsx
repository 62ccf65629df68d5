import { formatLimit } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/button.tsx';
import { Heading } from '../../../components/heading.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import type { RequirementSummary } from '../../../site/data/requirement-summaries.server.ts';
import { GuidePage } from '../article/guide-page.tsx';
import { GuideSection } from '../article/guide-section.tsx';
import { CountrySummary } from './country-summary.tsx';
import { NumberedPortrait } from './numbered-portrait.tsx';
import { StandardsSection } from './standards-section.tsx';
import { universalRules } from './universal-rules.ts';

const sections = ['universal', 'countries', 'standards'] as const;

export function RequirementsGuide({ summaries }: { summaries: readonly RequirementSummary[] }) {
  const { t } = useTranslation('guides');
  return (
    <GuidePage
      guide="requirements"
      contents={sections.map((id) => ({ id, title: t(`requirements.${id}.title`) }))}
    >
      <UniversalSection />
      <GuideSection id="countries" title={t('requirements.countries.title')}>
        <p className="mt-2 text-ink-soft">{t('requirements.countries.lead')}</p>
        <div className="mt-6 grid gap-6">
          {summaries.map((summary) => (
            <CountrySummary key={summary.code} summary={summary} />
          ))}
        </div>
        <p className="mt-6">
          <SiteLink to="/passport-photo/all-countries" className={buttonClass({ variant: 'ink' })}>
            {t('requirements.countries.all')}
          </SiteLink>
        </p>
      </GuideSection>
      <StandardsSection />
    </GuidePage>
  );
}

function UniversalSection() {
  const { t } = useTranslation(['web', 'engine', 'guides']);
  const language = useLanguage();
  return (
    <GuideSection id="universal" title={t('guides:requirements.universal.title')}>
      <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="graph-paper self-start border border-line bg-sheet p-5 md:order-2 md:sticky md:top-24">
          <NumberedPortrait className="mx-auto block w-full max-w-72" />
        </div>
        <ol>
          {universalRules(t, language).map(({ name, title, text }, index) => (
            <li
              key={name}
              className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-line py-3.5 first:pt-0 not-first:border-t"
            >
              <span
                aria-hidden="true"
                className="grid size-6 place-content-center rounded-full bg-ink font-mono text-xs font-semibold text-paper"
              >
                {formatLimit(language, index + 1, 'count')}
              </span>
              <div>
                <Heading level="h3" className="text-base font-semibold">
                  {title}
                </Heading>
                <p className="mt-0.5 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </GuideSection>
  );
}
