import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Flag } from '../../components/flag.tsx';
import { Icon } from '../../components/icon.tsx';
import { PublicPage } from '../../components/public-page.tsx';
import { tripPlanQuery } from '../../photo/set/set-queries.ts';
import { countryName } from '../../shell/i18n/country-names.ts';
import { Phrases } from '../../shell/i18n/phrases.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { useHydrated } from '../../shell/routing/use-hydrated.ts';
import { CountryChoice } from '../../take/country-search/country-choice.tsx';
import type { TripCountries } from './trip-countries.ts';
import { TripPhotos } from './trip-photos.tsx';

export function TripPage({ countries }: TripCountries) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const trip = useTrip();
  const plan = useQuery(tripPlanQuery(trip.from, trip.to));
  return (
    <PublicPage
      title={t('head.title')}
      description={t('head.description')}
      crumbs={[{ name: t('head.title') }]}
      rosette={{
        seed: 'TRIP',
        className:
          '-end-64 -top-60 size-[52rem] opacity-[0.1] max-lg:-top-96 max-lg:opacity-[0.06] dark:opacity-[0.15]',
      }}
      className="pb-16"
    >
      <h1 className="mt-8 max-w-[22ch] text-3xl font-bold sm:text-5xl">
        <Phrases>{t('head.heading')}</Phrases>
      </h1>
      <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{t('head.lead')}</p>
      <div className="mt-8 grid max-w-3xl gap-4 sm:grid-cols-2">
        <CountryChoice
          countries={countries}
          label={t('form.from')}
          value={trip.from}
          onChange={trip.setFrom}
        />
        <div className="grid content-start gap-2">
          <CountryChoice
            key={trip.to.join()}
            countries={countries.filter(({ code }) => code !== trip.from && !trip.to.includes(code))}
            label={t('form.to')}
            value={null}
            onChange={trip.add}
          />
          {trip.to.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {trip.to.map((code) => (
                <li
                  key={code}
                  className="flex min-h-11 items-center gap-2 rounded-md border border-line bg-sheet ps-3 text-sm"
                >
                  <Flag code={code} />
                  {countryName(language, code)}
                  <button
                    type="button"
                    className="grid size-11 place-items-center rounded-md hover:bg-ink/7"
                    aria-label={t('form.remove', { country: countryName(language, code) })}
                    onClick={() => trip.remove(code)}
                  >
                    <Icon name="cross" className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {plan.data && trip.from ? (
        <TripPhotos key={`${trip.from} ${trip.to.join()}`} plan={plan.data} countries={countries} />
      ) : (
        <p role="status" className="mt-10 max-w-[58ch] border-s-2 border-line ps-4 text-ink-soft">
          {plan.isError ? t('form.failed') : t('form.hint')}
        </p>
      )}
    </PublicPage>
  );
}

const destinationsMax = 12;
const code = /^[A-Z]{2}$/;

function useTrip() {
  const hydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const citizen = search.get('from')?.toUpperCase() ?? '';
  const from = hydrated && code.test(citizen) ? citizen : null;
  const named = (search.get('to') ?? '').toUpperCase().split(',');
  const to = hydrated
    ? [...new Set(named)].filter((each) => code.test(each) && each !== from).slice(0, destinationsMax)
    : [];
  const change = (params: { from: string | null; to: readonly string[] }) =>
    setSearch(
      {
        ...(params.from !== null && { from: params.from }),
        ...(params.to.length > 0 && { to: params.to.join() }),
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    from,
    to,
    setFrom: (country: string) => change({ from: country, to }),
    add: (country: string) => change({ from, to: [...to, country] }),
    remove: (country: string) => change({ from, to: to.filter((each) => each !== country) }),
  };
}
