import { Flag } from '../../components/flag.tsx';
import { PublicPage } from '../../components/public-page.tsx';
import { documentName } from '../../photo/document-name.ts';
import { SourceLine } from '../../report/rules/source-line.tsx';
import { SupplyCard } from '../../report/rules/supply/supply-card.tsx';
import { Phrases } from '../../shell/i18n/phrases.tsx';
import { servedName } from '../../shell/i18n/served-name.ts';
import type { CapturedPage } from '../../site/data/captured-page.server.ts';
import { guideCrumbs } from './crumbs.ts';
import { DocumentSection } from './document-list.tsx';
import { RulesReport } from './evidence.tsx';
import { useGuideTexts } from './use-guide-texts.ts';

/** Page of a document whose photo the authority takes: it says where and sells nothing. */
export function CapturedDocumentPage({ page }: { page: CapturedPage }) {
  const { t, language } = useGuideTexts();
  const { documentType, variant, code, supply, sources } = page;
  const country = servedName(language, page.language, page);
  const document = documentName(t, { countryCode: code, documentType, variant });
  const heading = t('countries:page.variant.heading', { country, document });
  return (
    <PublicPage
      title={t('countries:captured.title', { country, document })}
      description={t('countries:captured.description', { country, document })}
      crumbs={guideCrumbs(t, documentType, heading)}
    >
      <header className="mt-4 mb-6 sm:mt-6 sm:mb-9">
        <h1 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-3xl font-bold wrap-anywhere sm:text-4xl">
          <Flag code={code} className="h-7 w-10.5 sm:h-9 sm:w-13.5" />
          <Phrases>{heading}</Phrases>
        </h1>
        <p className="mt-2.5 max-w-[58ch] text-ink-soft max-sm:text-sm">{t('countries:captured.lead')}</p>
      </header>
      <SupplyCard rule={supply} className="sm:p-6" />
      <div className="mt-4 grid gap-1.5 text-sm">
        {sources
          .filter(
            ({ id }) => ![supply.supply, ...supply.supply.otherwise].some(({ source }) => source?.id === id),
          )
          .map(({ id, ...source }) => (
            <p key={id}>
              <SourceLine {...source} />
            </p>
          ))}
        <RulesReport guide={page} />
      </div>
      <DocumentSection country={country} documents={page.documents} />
    </PublicPage>
  );
}
