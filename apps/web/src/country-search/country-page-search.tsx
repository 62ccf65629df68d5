import type { TravelDocumentType } from '@vesika/contract';
import { useId, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFirstPress } from '../components/use-first-press.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { languageOfPath, pathIn } from '../routing/site-path.ts';
import { CountryButton } from './country-button.tsx';
import { groupCountries } from './country-groups.ts';
import { likelyCountry } from './likely-country.ts';
import type { SearchedCountry } from './searched-country.ts';

const loadPicker = () => import('./country-picker.tsx');

interface CountryPageSearchProps {
  label: string;
  documentType: TravelDocumentType;
  countries: readonly SearchedCountry[];
}

export function CountryPageSearch({ label, documentType, countries }: CountryPageSearchProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const labelId = useId();
  const { Opened, pressProps } = useFirstPress(loadPicker);
  const isOpen = Opened !== null;
  const choices = useMemo(
    () => ({
      groups: isOpen ? groupCountries(language, countries, likelyCountry(navigator.languages)) : undefined,
    }),
    [isOpen, language, countries],
  );
  const open = (code: string) => {
    const key = countries.find((country) => country.code === code)?.key;
    const named = languageOfPath(window.location.pathname);
    const path = `/${documentType}-photo/${key}`;
    void navigate(named ? pathIn(named, path) : path);
  };
  const button = <CountryButton code={null} labelId={labelId} {...pressProps} />;
  return (
    <div className="w-full max-w-md">
      <span id={labelId} className="mb-2 block text-sm font-medium">
        {label}
      </span>
      {Opened ? <Opened choices={choices} value={null} labelId={labelId} onChange={open} /> : button}
    </div>
  );
}
