import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/button.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import type { RequirementSummary } from '../../../site-data/requirement-summary.ts';
import { GuidePage } from '../article/guide-page.tsx';
import { GuideSection } from '../article/guide-section.tsx';
import { CountrySummary } from './country-summary.tsx';
import { StandardsSection } from './standards-section.tsx';
import { UniversalSection } from './universal-section.tsx';

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
          <SiteLink to="/passport-photo/all-countries" className={buttonClass({ look: 'ink' })}>
            {t('requirements.countries.all')}
          </SiteLink>
        </p>
      </GuideSection>
      <StandardsSection />
    </GuidePage>
  );
}
