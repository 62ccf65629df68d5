import type { TravelDocumentType } from '@vesika/contract';
import type { ReactNode } from 'react';
import { ClosingCall } from '../../components/closing-call.tsx';
import { Heading } from '../../components/heading.tsx';
import { PublicPage } from '../../components/public-page.tsx';
import { servedName } from '../../shell/i18n/served-name.ts';
import type { CountryList } from '../../site/data/country-lists.server.ts';
import { CountryLinks } from './country-links.tsx';
import { guideCrumbs } from './crumbs.ts';
import { groupByLetter } from './letters.ts';
import { useGuideTexts } from './use-guide-texts.ts';

interface AllCountriesPageProps {
  documentType: TravelDocumentType;
  list: CountryList;
  children?: ReactNode;
}

export function AllCountriesPage({ documentType, list, children }: AllCountriesPageProps) {
  const { t, language } = useGuideTexts();
  const count = list.countries.length;
  const isShort = count < 100;
  const groups = groupByLetter(
    language,
    list.countries.map((country) => ({ ...country, name: servedName(language, list.language, country) })),
  );
  return (
    <PublicPage
      title={t(`countries:all.${documentType}.title`)}
      description={t(`countries:all.${documentType}.description`, { count })}
      crumbs={guideCrumbs(t, documentType, t('countries:crumbs.all'))}
    >
      <Heading level="h1" className="mt-6 text-3xl font-bold wrap-anywhere sm:text-4xl">
        {t(`countries:all.${documentType}.heading`)}
      </Heading>
      <p className="mt-3 max-w-[62ch] text-ink-soft">{t(`countries:all.${documentType}.lead`, { count })}</p>
      <nav aria-label={t('countries:all.jump')} className="mt-6 border-y border-line py-1.5">
        <ul className="flex flex-wrap">
          {groups.map(({ letter }, index) => (
            <li key={letter}>
              <a
                href={`#letter-${index}`}
                className="grid size-11 place-items-center rounded-sm font-heading font-semibold text-ink-soft hover:bg-ink/7 hover:text-ink"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={isShort ? 'gap-x-8 sm:columns-2 lg:columns-3' : ''}>
        {groups.map(({ letter, items }, index) => (
          <section
            key={letter}
            id={`letter-${index}`}
            aria-labelledby={`letter-${index}-name`}
            className="scroll-mt-4 break-inside-avoid pt-8"
          >
            <h2
              id={`letter-${index}-name`}
              className="border-b border-line-strong pb-1.5 text-xl font-bold text-stamp"
            >
              {letter}
            </h2>
            <CountryLinks
              documentType={documentType}
              served={language}
              countries={items}
              {...(isShort && { className: '' })}
            />
          </section>
        ))}
      </div>
      {children}
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
