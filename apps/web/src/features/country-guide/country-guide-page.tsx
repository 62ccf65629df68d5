import { localeOf } from '@vesika/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { ClosingCall } from '../../components/closing-call.tsx';
import { Faq } from '../../components/faq.tsx';
import { Flag } from '../../components/flag.tsx';
import { Fold } from '../../components/fold.tsx';
import { PublicPage } from '../../components/public-page.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { SiteNote } from '../../components/site-note.tsx';
import { faqPage } from '../../components/structured-data.ts';
import { TitledSection } from '../../components/titled-section.tsx';
import { publicAddress } from '../../photo/document-address.ts';
import { dateText } from '../../report/rules/rule-texts.ts';
import { ownPhoto, supplyName } from '../../report/rules/supply/own-photo.ts';
import { kindTitle } from '../../report/rules/supply/supply-words.ts';
import { Phrases } from '../../shell/i18n/phrases.tsx';
import { servedName } from '../../shell/i18n/served-name.ts';
import { useGuarantee } from '../../shell/i18n/use-guarantee.ts';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import { AllRules } from './all-rules.tsx';
import { CountryNames } from './country-links.tsx';
import { guideCrumbs } from './crumbs.ts';
import { DocumentList } from './document-list.tsx';
import { Evidence } from './evidence.tsx';
import { OffDocument } from './off-document.tsx';
import { guideHead, guideHeading, guideLead } from './page-texts.ts';
import { questions } from './questions.ts';
import { RuleLists } from './rule-lists.tsx';
import { SpecSheet } from './spec-sheet.tsx';
import { SupplySection } from './supply-section.tsx';
import { Tips } from './tips.tsx';
import { useGuideTexts } from './use-guide-texts.ts';

interface CountryGuidePageProps {
  guide: CountryGuide;
  prices?: ReactNode;
}

export function CountryGuidePage({ guide, prices }: CountryGuidePageProps) {
  return guide.isOff ? <OffDocument guide={guide} /> : <OfferedDocument guide={guide} prices={prices} />;
}

function OfferedDocument({ guide, prices }: CountryGuidePageProps) {
  const { t, language } = useGuideTexts();
  const guarantee = useGuarantee();
  const { documentType, variant, code, documentName, isGuide, isPlain } = guide;
  const country = servedName(language, guide.language, guide);
  const document = { countryCode: code, documentType, variant };
  const wizard = publicAddress('/create', document);
  const isTaken = isPlain || ownPhoto(guide.supply).isTaken;
  const heading = guideHeading(t, guide, country);
  const isAsked = variant === null ? isGuide && documentType !== 'visa' : !isPlain;
  const asked = isAsked ? questions(t, language, guide, country) : [];
  return (
    <PublicPage
      {...guideHead(t, language, guide, country)}
      structuredData={asked.length > 0 ? [faqPage(asked)] : []}
      crumbs={guideCrumbs(t, documentType, variant === null ? country : heading)}
      rosette={{
        seed: guide.code,
        className:
          '-end-52 -top-72 size-[44rem] opacity-[0.13] max-lg:opacity-[0.07] dark:opacity-[0.17] dark:max-lg:opacity-[0.1]',
      }}
    >
      <SiteNote text={guide.operatorNote} />
      <SiteNote
        text={guide.endedOn && t('countries:history.ended', { date: dateText(language, guide.endedOn) })}
      />
      <header className="mt-4 mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 sm:mt-6 sm:mb-9">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-3xl font-bold wrap-anywhere sm:text-4xl">
            <Flag code={code} className="h-7 w-10.5 sm:h-9 sm:w-13.5" />
            <Phrases>{heading}</Phrases>
          </h1>
          <p className="mt-2.5 max-w-[58ch] text-ink-soft max-sm:text-sm">
            {isTaken ? guideLead(t, guide) : t('supply:card.lead')}
            {documentName && (
              <>
                {' '}
                <span className="text-ink">{t('countries:page.document', { document: documentName })}</span>
              </>
            )}
          </p>
        </div>
        {isTaken && (
          <div className="grid justify-items-center max-sm:w-full">
            <Link to={wizard} className={`w-full ${buttonClass({ variant: 'stamp', size: 'lg' })}`}>
              {t('countries:page.create')}
            </Link>
            <SiteLink
              to={publicAddress('/check', document)}
              rel="nofollow"
              className="-mb-2 flex min-h-11 items-center rounded-xs text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {t('countries:page.check')}
            </SiteLink>
          </div>
        )}
      </header>
      {!isPlain && !isTaken && <SupplySection guide={guide} wizard={wizard} />}
      <SpecSheet guide={guide} />
      <RuleLists guide={guide} />
      <div className="mt-6 grid gap-2 sm:mt-8">
        <AllRules guide={guide} />
        {!isPlain && isTaken && (
          <Fold title={kindTitle(t, supplyName(guide.supply.supply))}>
            <SupplySection guide={guide} wizard={wizard} />
          </Fold>
        )}
        <Evidence guide={guide} />
        <Fold title={t('supply:documents.title', { country })}>
          <DocumentList documents={guide.documents} />
        </Fold>
      </div>
      {guide.acceptance && <Acceptance acceptance={guide.acceptance} />}
      {documentType === 'visa' && isTaken && <Tips guide={guide} />}
      {prices && isTaken && (
        <TitledSection title={t('countries:prices.title')} className="mt-10 sm:mt-16">
          <p className="mt-2 mb-4 max-w-[65ch] text-ink-soft">{guarantee(['first'])}</p>
          {prices}
        </TitledSection>
      )}
      {asked.length > 0 && (
        <TitledSection
          title={t('countries:faq.title')}
          headingClass="mb-4 text-2xl font-bold"
          className="mt-10 sm:mt-16"
        >
          <Faq items={asked} />
        </TitledSection>
      )}
      {guide.others.length > 0 && (
        <TitledSection
          title={t('countries:others.title')}
          headingClass="mb-3 text-2xl font-bold"
          className="mt-10 sm:mt-16"
        >
          <CountryNames
            documentType={documentType}
            variant={variant}
            served={guide.language}
            countries={guide.others}
          />
          {variant === null && (
            <p className="mt-4">
              <SiteLink to={`/${documentType}-photo/all-countries`} className={buttonClass()}>
                {t('countries:others.all')}
              </SiteLink>
            </p>
          )}
        </TitledSection>
      )}
      {isTaken && (
        <ClosingCall
          action={t('countries:call.action')}
          seed={`${code}${documentType}`}
          to={wizard}
          title={isPlain ? t('countries:call.general') : t('countries:call.title', { country })}
        >
          {documentType === 'id' && variant === null && (
            <p className="font-medium text-ink">{t('countries:call.guarantee')}</p>
          )}
        </ClosingCall>
      )}
    </PublicPage>
  );
}

interface AcceptanceProps {
  acceptance: NonNullable<CountryGuide['acceptance']>;
}

function Acceptance({ acceptance: { accepted, answers } }: AcceptanceProps) {
  const { t, language } = useGuideTexts();
  const number = new Intl.NumberFormat(localeOf(language)).format;
  return (
    <TitledSection title={t('countries:page.acceptance.title')} className="mt-10 max-w-[65ch] sm:mt-16">
      <p className="mt-3 text-lg">
        {t('countries:page.acceptance.text', { accepted: number(accepted), answers: number(answers) })}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t('countries:page.acceptance.note')}</p>
    </TitledSection>
  );
}
