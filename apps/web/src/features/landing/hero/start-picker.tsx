import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CountryButton } from '../../../country-search/country-button.tsx';
import { groupCountries } from '../../../country-search/country-groups.ts';
import { likelyCountry } from '../../../country-search/likely-country.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Landing } from '../../../site-data/landing.ts';

const loadPicker = () => import('../../../country-search/country-picker.tsx');
const CountryPicker = lazy(loadPicker);

/** Choosing a country begins the photo. Without script the button leads to the same place, the country open. */
export function StartPicker({ countries }: Pick<Landing, 'countries'>) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const choices = useMemo(
    () => ({
      groups: wanted ? groupCountries(language, countries, likelyCountry(navigator.languages)) : undefined,
    }),
    [wanted, language, countries],
  );
  const begin = (code: string) => {
    setChosen(code);
    void navigate(`/create?country=${code}`);
  };
  const button = (
    <CountryButton
      type="submit"
      code={null}
      onPointerEnter={() => void loadPicker()}
      onFocus={() => void loadPicker()}
      onClick={(event) => {
        event.preventDefault();
        setWanted(true);
      }}
    />
  );
  return (
    <form action="/create" className="max-w-md">
      <span id="country-label" className="mb-2 block text-sm font-medium">
        {t('hero.picker')}
      </span>
      {wanted ? (
        <Suspense fallback={button}>
          <CountryPicker choices={choices} value={chosen} onChange={begin} />
        </Suspense>
      ) : (
        button
      )}
    </form>
  );
}
