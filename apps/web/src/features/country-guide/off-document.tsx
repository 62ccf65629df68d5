import { Flag } from '../../components/flag.tsx';
import { Notice } from '../../components/notice.tsx';
import { PublicPage } from '../../components/public-page.tsx';
import { SiteNote } from '../../components/site-note.tsx';
import { AuthorityLine } from '../../report/rules/authority-line.tsx';
import { Phrases } from '../../shell/i18n/phrases.tsx';
import { servedName } from '../../shell/i18n/served-name.ts';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import { guideCrumbs } from './crumbs.ts';
import { DocumentSection } from './document-list.tsx';
import { guideHead, guideHeading } from './page-texts.ts';
import { useGuideTexts } from './use-guide-texts.ts';

/** Page of a document that the operator has switched off: it says so, and what else a visitor can do. */
export function OffDocument({ guide }: { guide: CountryGuide }) {
  const { t, language } = useGuideTexts();
  const { documentType, code, authority } = guide;
  const country = servedName(language, guide.language, guide);
  const heading = guideHeading(t, guide, country);
  return (
    <PublicPage
      title={guideHead(t, language, guide, country).title}
      description={`${heading}: ${t('requirements.off')}`}
      crumbs={guideCrumbs(t, documentType, heading)}
    >
      <SiteNote text={guide.operatorNote} />
      <h1 className="mt-4 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-3xl font-bold wrap-anywhere sm:mt-6 sm:text-4xl">
        <Flag code={code} className="h-7 w-10.5 sm:h-9 sm:w-13.5" />
        <Phrases>{heading}</Phrases>
      </h1>
      <Notice title={t('requirements.off')}>
        {authority && <p className="text-ink-soft">{t('countries:off.lead')}</p>}
      </Notice>
      {authority && (
        <div className="mt-4">
          <AuthorityLine authority={authority} />
        </div>
      )}
      {guide.documents.length > 0 && <DocumentSection country={country} documents={guide.documents} />}
    </PublicPage>
  );
}
