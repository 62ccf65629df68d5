import type { TravelDocumentType } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { CountryButton } from '../../country-search/country-button.tsx';
import { regions } from '../../country-search/regions.ts';
import { type CountryGroup, countryName } from '../../i18n/country-names.ts';
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
    () => ({ groups: wanted ? groupByRegion(language, countries) : undefined }),
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

function groupByRegion(language: Language, countries: readonly SearchedCountry[]): CountryGroup[] {
  const collator = new Intl.Collator(localeOf(language));
  return regions
    .map((region) => ({
      region,
      countries: countries
        .filter((country) => country.region === region)
        .map(({ code }) => ({
          code,
          region,
          name: countryName(language, code),
          keywords: [code, countryName('en', code)],
        }))
        .sort((a, b) => collator.compare(a.name, b.name)),
    }))
    .filter((group) => group.countries.length > 0);
}
