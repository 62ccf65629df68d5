import { useTranslation } from 'react-i18next';
import { Flag } from '../../../components/flag.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { servedName } from '../../../shell/i18n/served-name.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import type { Landing, PopularDocument } from '../../../site/data/landing.server.ts';
import { CountryPageSearch } from '../../../take/country-search/country-page-search.tsx';
import { Section } from '../section.tsx';

export function Documents({ landing }: { landing: Landing }) {
  const { t } = useTranslation('landing');
  return (
    <Section id="documents" heading={t('documents.heading')}>
      <ul className="mt-5 grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-4">
        {landing.popular.map((document) => (
          <li key={document.code}>
            <Chip document={document} served={landing.language} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <CountryPageSearch
          label={t('documents.search')}
          documentType="passport"
          countries={landing.countries}
        />
        <p className="flex flex-wrap gap-x-5 text-sm">
          {(['passport', 'visa', 'id'] as const).map((type) => (
            <SiteLink
              key={type}
              to={`/${type}-photo/all-countries`}
              className="flex min-h-11 items-center rounded-xs underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {t(`documents.all.${type}`)}
            </SiteLink>
          ))}
        </p>
      </div>
    </Section>
  );
}

function Chip({ document, served }: { document: PopularDocument; served: Landing['language'] }) {
  const language = useLanguage();
  return (
    <SiteLink
      to={`/passport-photo/${document.key}`}
      className="grid h-full content-start border border-line bg-sheet px-2.5 py-2 transition-colors duration-150 hover:border-ink sm:px-3"
    >
      <span className="flex items-start gap-2 text-sm leading-snug font-medium">
        <Flag code={document.code} className="mt-0.5 h-4 w-6" />
        {servedName(language, served, document)}
      </span>
    </SiteLink>
  );
}
