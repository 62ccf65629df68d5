import type { TravelDocumentType } from '@vesika/contract';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { CountryButton } from '../../country-search/country-button.tsx';
import { groupCountries } from '../../country-search/country-groups.ts';
import { likelyCountry } from '../../country-search/likely-country.ts';
import { languageOfPath, pathIn } from '../../routing/site-path.ts';
import type { SearchedCountry } from '../../site-data/country-guide.ts';
import { useGuideTexts } from './use-guide-texts.ts';

const loadPicker = () => import('../../country-search/country-picker.tsx');
const CountryPicker = lazy(loadPicker);

interface LandingSearchProps {
  documentType: TravelDocumentType;
  countries: readonly SearchedCountry[];
}

/** Choosing a country opens its page. Without script the link to all countries, beside it, leads on. */
export function LandingSearch({ documentType, countries }: LandingSearchProps) {
  const { t, language } = useGuideTexts();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const choices = useMemo(
    () => ({
      groups: wanted ? groupCountries(language, countries, likelyCountry(navigator.languages)) : undefined,
    }),
    [wanted, language, countries],
  );
  const open = (code: string) => {
    const key = countries.find((country) => country.code === code)?.key;
    const named = languageOfPath(window.location.pathname);
    const path = `/${documentType}-photo/${key}`;
    void navigate(named ? pathIn(named, path) : path);
  };
  const button = (
    <CountryButton
      code={null}
      onPointerEnter={() => void loadPicker()}
      onFocus={() => void loadPicker()}
      onClick={() => setWanted(true)}
    />
  );
  return (
    <div className="w-full max-w-md">
      <span id="country-label" className="mb-2 block text-sm font-medium">
        {t(`countries:search.label.${documentType}`)}
      </span>
      {wanted ? (
        <Suspense fallback={button}>
          <CountryPicker choices={choices} value={null} onChange={open} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
