import type { TravelDocumentType } from '@vesika/contract';
import type { NamedDocument } from '@vesika/requirements/search';
import { useNavigate } from 'react-router';
import { pagePath } from '../../photo/page-path.ts';
import { languageOfPath, pathIn } from '../../shell/routing/site-path.ts';
import { CountryChoice } from './country-choice.tsx';
import type { SearchedCountry } from './searched-country.ts';

interface CountryPageSearchProps {
  label: string;
  documentType: TravelDocumentType;
  countries: readonly SearchedCountry[];
}

export function CountryPageSearch({ label, documentType, countries }: CountryPageSearchProps) {
  const navigate = useNavigate();
  const open = (code: string, document?: NamedDocument) => {
    const key = countries.find((country) => country.code === code)?.key;
    const path =
      pathOfDocument(document, documentType === 'visa' ? undefined : key) ??
      pagePath({ documentType, key: key ?? code.toLowerCase(), variant: null });
    const named = languageOfPath(window.location.pathname);
    void navigate(named ? pathIn(named, path) : path);
  };
  return (
    <div className="w-full max-w-md">
      <CountryChoice countries={countries} label={label} value={null} onChange={open} />
    </div>
  );
}

/** Variants and visas are found by the code of their country; null if only the country's name leads to the page. */
function pathOfDocument(document: NamedDocument | undefined, slug: string | undefined): string | null {
  if (!document?.documentType) return null;
  const { countryCode, documentType, variant } = document;
  const usesCode = variant !== null || documentType === 'visa';
  const key = usesCode ? countryCode.toLowerCase() : slug;
  return key === undefined ? null : pagePath({ documentType, key, variant });
}
