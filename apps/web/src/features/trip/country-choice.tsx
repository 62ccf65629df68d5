import { useId, useMemo } from 'react';
import { useFirstPress } from '../../components/use-first-press.ts';
import { CountryButton } from '../../country-search/country-button.tsx';
import { groupCountries } from '../../country-search/country-groups.ts';
import { likelyCountry } from '../../country-search/likely-country.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { TripCountries } from './trip-countries.ts';

const loadPicker = () => import('../../country-search/country-picker.tsx');

interface CountryChoiceProps extends TripCountries {
  label: string;
  value: string | null;
  onChange: (code: string) => void;
}

export function CountryChoice({ countries, label, value, onChange }: CountryChoiceProps) {
  const language = useLanguage();
  const labelId = useId();
  const { Opened, pressProps } = useFirstPress(loadPicker);
  const isOpen = Opened !== null;
  const choices = useMemo(
    () => ({
      groups: isOpen ? groupCountries(language, countries, likelyCountry(navigator.languages)) : undefined,
    }),
    [isOpen, language, countries],
  );
  const button = <CountryButton code={value} labelId={labelId} {...pressProps} />;
  return (
    <div>
      <span id={labelId} className="mb-1.5 block text-sm font-medium">
        {label}
      </span>
      {Opened ? <Opened choices={choices} value={value} labelId={labelId} onChange={onChange} /> : button}
    </div>
  );
}
