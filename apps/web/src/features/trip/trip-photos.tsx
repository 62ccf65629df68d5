import { documentText, type PhotoPlan, type PlannedDocument } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { packageFor } from '../../buy/plans/package-for.ts';
import { priceText } from '../../buy/plans/price-text.ts';
import { useSitePrices } from '../../buy/plans/site-prices.ts';
import { buttonClass } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { publicAddress } from '../../photo/document-address.ts';
import { alsoText } from '../../photo/set/also-text.ts';
import { countryName } from '../../shell/i18n/country-names.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import type { TripCountries } from './trip-countries.ts';
import { TripDocument } from './trip-document.tsx';

interface TripPhotosProps extends TripCountries {
  plan: PhotoPlan;
}

export function TripPhotos({ plan, countries }: TripPhotosProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const [chosen, setChosen] = useState(() => new Set(plan.documents.filter(isLikely).map(documentText)));
  const own = plan.documents.filter(({ documentType }) => documentType !== 'visa');
  const visas = plan.documents.filter(({ documentType }) => documentType === 'visa');
  const wanted = plan.documents.filter((document) => chosen.has(documentText(document)));
  const toggle = (document: PlannedDocument) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(documentText(document))) after.add(documentText(document));
      return after;
    });
  const section = (title: string, about: string, documents: readonly PlannedDocument[]) =>
    documents.length > 0 && (
      <section aria-label={title} className="grid gap-4">
        <h2 className="text-2xl font-bold">{title}</h2>
        <p className="max-w-[62ch] text-ink-soft">{about}</p>
        <ul className="grid gap-3 lg:grid-cols-2">
          {documents.map((document) => (
            <TripDocument
              key={documentText(document)}
              document={document}
              all={plan.documents}
              countries={countries}
              chosen={chosen.has(documentText(document))}
              onToggle={() => toggle(document)}
            />
          ))}
        </ul>
      </section>
    );
  return (
    <div className="mt-12 grid gap-10">
      {section(t('visas.title'), t('visas.about'), visas)}
      {plan.withoutRecord.map((code) => (
        <Notice key={code} title={t('visas.unknown', { country: countryName(language, code) })}>
          <p className="text-ink-soft">{t('visas.unknownAbout')}</p>
        </Notice>
      ))}
      {section(t('own.title'), t('own.about'), own)}
      <Summary wanted={wanted} />
    </div>
  );
}

function isLikely({ documentType, takesOwnPhoto }: PlannedDocument): boolean {
  return takesOwnPhoto && documentType === 'visa';
}

function Summary({ wanted }: { wanted: readonly PlannedDocument[] }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const { packages } = useSitePrices();
  const [first, ...others] = wanted;
  if (!first) return <p className="text-ink-soft">{t('summary.none')}</p>;
  const photos = new Set(wanted.map(({ photo }) => photo)).size;
  const countries = new Set(wanted.map(({ countryCode }) => countryCode)).size;
  const sold = packageFor(packages, { photos, countries });
  const variant = first.variant === 'standard' ? null : first.variant;
  const also = others.length > 0 && { also: alsoText(others) };
  return (
    <section
      aria-label={t('summary.title')}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-paper px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-md sm:border sm:bg-sheet sm:p-5"
    >
      <p aria-live="polite">
        <span className="block font-semibold">{t('summary.photos', { count: photos })}</span>
        <span className="block text-sm text-ink-soft">
          {t('summary.documents', { count: wanted.length })}
          {sold && ` · ${priceText(language, sold.price, sold.currency)}`}
        </span>
      </p>
      <Link
        to={publicAddress('/create', { ...first, variant }, { ...also })}
        className={`${buttonClass({ variant: 'stamp', size: 'lg' })} max-sm:w-full`}
      >
        {t('summary.make')}
      </Link>
    </section>
  );
}
