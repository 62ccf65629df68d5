import type { TravelDocumentType } from '@vesika/contract';
import { useNavigate } from 'react-router';
import { languageOfPath, pathIn } from '../routing/site-path.ts';
import { CountryChoice } from './country-choice.tsx';
import type { SearchedCountry } from './searched-country.ts';

interface CountryPageSearchProps {
  label: string;
  documentType: TravelDocumentType;
  countries: readonly SearchedCountry[];
}

export function CountryPageSearch({ label, documentType, countries }: CountryPageSearchProps) {
  const navigate = useNavigate();
  const open = (code: string) => {
    const key = countries.find((country) => country.code === code)?.key;
    const named = languageOfPath(window.location.pathname);
    const path = `/${documentType}-photo/${key}`;
    void navigate(named ? pathIn(named, path) : path);
  };
  return (
    <div className="w-full max-w-md">
      <CountryChoice countries={countries} label={label} value={null} onChange={open} />
    </div>
  );
}
