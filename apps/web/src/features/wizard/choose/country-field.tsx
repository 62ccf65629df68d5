import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesQuery } from '../api/list-countries.ts';
import { CountryButton } from './country-button.tsx';

const loadPicker = () => import('./country-picker.tsx');
const CountryPicker = lazy(loadPicker);

interface CountryFieldProps {
  value: string | null;
  onChange: (code: string) => void;
  buttonRef: React.RefObject<HTMLButtonElement | null>;
}

/** The button is there at once; list, search and flags are fetched when a hand comes near. */
export function CountryField({ value, onChange, buttonRef }: CountryFieldProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState(false);
  const chosen = useQuery({ ...countriesQuery, enabled: value !== null }).data?.find(
    (country) => country.country_code === value,
  );
  const preload = () => {
    void loadPicker();
    void queryClient.prefetchQuery(countriesQuery);
  };
  const button = (
    <CountryButton
      ref={buttonRef}
      code={value}
      englishName={chosen?.country_name}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    />
  );
  return (
    <div>
      <span id="country-label" className="mb-2 block text-sm font-medium">
        {t('country.label')}
      </span>
      {wanted ? (
        <Suspense fallback={button}>
          <CountryPicker
            value={value}
            onChange={onChange}
            buttonRef={buttonRef}
            englishName={chosen?.country_name}
          />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
