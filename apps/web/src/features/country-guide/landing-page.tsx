import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { ClosingCall } from '../../components/closing-call.tsx';
import { Heading } from '../../components/heading.tsx';
import { PublicPage } from '../../components/public-page.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { CropMarks } from '../../drawings/crop-marks.tsx';
import { countryName } from '../../shell/i18n/country-names.ts';
import type { DocumentLanding } from '../../site/data/country-lists.server.ts';
import { CountryPageSearch } from '../../take/country-search/country-page-search.tsx';
import { CountryCards } from './country-links.tsx';
import { guideCrumbs } from './crumbs.ts';
import { DocumentSection } from './document-list.tsx';
import { Points } from './points.tsx';
import { SizeComparison } from './size-comparison.tsx';
import { useGuideTexts } from './use-guide-texts.ts';

export function LandingPage({ landing }: { landing: DocumentLanding }) {
  const { t, language } = useGuideTexts();
  const { documentType, popular, searched, beyond } = landing;
  const count = searched.length;
  const all = `/${documentType}-photo/all-countries`;
  return (
    <PublicPage
      title={t(`countries:landing.${documentType}.title`)}
      description={t(`countries:landing.${documentType}.description`, { count })}
      crumbs={guideCrumbs(t, documentType)}
      rosette={{
        seed: `${documentType} landing`,
        className:
          '-end-64 -top-60 size-[52rem] opacity-[0.1] max-lg:-top-96 max-lg:opacity-[0.06] dark:opacity-[0.15] dark:max-lg:opacity-[0.09]',
      }}
    >
      <div className="mt-8 grid items-center gap-x-16 gap-y-12 lg:mt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,4fr)]">
        <div>
          <Heading level="h1" className="max-w-[20ch] text-3xl font-bold wrap-anywhere sm:text-5xl">
            {t(`countries:landing.${documentType}.heading`)}
          </Heading>
          <p className="mt-5 mb-8 max-w-[54ch] text-lg text-ink-soft">
            {t(`countries:landing.${documentType}.lead`, { count })}
          </p>
          <CountryPageSearch
            label={t(`countries:search.label.${documentType}`)}
            documentType={documentType}
            countries={searched}
          />
          <p className="mt-4">
            <SiteLink
              to={all}
              className="rounded-xs underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {t('countries:landing.all')}
            </SiteLink>
          </p>
        </div>
        <div className="relative mx-3 border border-line bg-sheet p-4 sm:mx-auto sm:w-96 lg:w-full">
          <CropMarks />
          <SizeComparison sizes={popular.map(({ size }) => size)} className="w-full" />
        </div>
      </div>
      <TitledSection
        title={t('countries:landing.popular')}
        headingClass="mb-6 text-2xl font-bold"
        className="mt-16"
      >
        <CountryCards documentType={documentType} served={landing.language} countries={popular} />
        <p className="mt-8 flex flex-wrap gap-3">
          <SiteLink to={all} className={buttonClass({ size: 'lg' })}>
            {t('countries:landing.all')}
          </SiteLink>
          <Link to="/dashboard" className={buttonClass({ variant: 'stamp', size: 'lg' })}>
            {t('countries:landing.create')}
          </Link>
        </p>
      </TitledSection>
      {beyond && (
        <DocumentSection country={countryName(language, beyond.code)} documents={beyond.documents} />
      )}
      {documentType === 'visa' && <VisaSteps />}
      <Points
        heading={t('countries:landing.sheet')}
        columns="md:grid-cols-3"
        items={(['size', 'lists', 'source'] as const).map((fact) => ({
          title: t(`countries:facts.${fact}.title`),
          text: t(`countries:facts.${fact}.text`),
        }))}
      />
      <ClosingCall
        action={t('countries:call.action')}
        seed={documentType}
        to="/dashboard"
        title={t('countries:call.general')}
      >
        <p>{t('countries:call.generalText')}</p>
      </ClosingCall>
    </PublicPage>
  );
}

function VisaSteps() {
  const { t } = useGuideTexts();
  return (
    <Points
      numbered
      heading={t('countries:steps.title')}
      columns="md:grid-cols-3"
      items={(['first', 'second', 'third'] as const).map((step) => ({
        title: t(`countries:steps.visa.${step}.title`),
        text: t(`countries:steps.visa.${step}.text`),
      }))}
    />
  );
}
