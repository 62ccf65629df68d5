import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type DocumentType, isDocumentType } from './document-type.ts';
import { useHydrated } from './use-hydrated.ts';

/** Document and country, kept in the address so that a link or a reload brings them back. */
export function useChoices() {
  const hydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const [cropOnly, setCropOnly] = useState(true);
  const wanted = search.get('document');
  const country = search.get('country')?.toUpperCase() ?? null;

  const set = (name: 'document' | 'country', value: string) => {
    setCropOnly(true);
    setSearch(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return {
    documentType: (hydrated && isDocumentType(wanted) ? wanted : 'passport') satisfies DocumentType,
    countryCode: hydrated && country?.match(/^[A-Z]{2}$/) ? country : null,
    /** Only where the authority refuses edited photos; the careful way is offered first. */
    cropOnly,
    setDocumentType: (type: DocumentType) => set('document', type),
    setCountryCode: (code: string) => set('country', code),
    setCropOnly,
  };
}
