import type { TravelDocumentType } from '@vesika/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { isTravelDocumentType } from '../../photo/document-type.ts';

/** From the wizard of one document to that of another, as long as the page is open. */
let lastCountry: string | null = null;

/**
 * Document, country and way of working, kept in the address so that a link, a reload or signing in on the way
 * brings them back. `routeType` is the document of a page that is for one document alone.
 */
export function useChoices(routeType: TravelDocumentType | null) {
  const hydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('document');
  const country = search.get('country')?.toUpperCase() ?? null;
  const countryCode = hydrated && country?.match(/^[A-Z]{2}$/) ? country : null;
  const originalOf = routeType ? search.get('original') : null;

  const change = (edit: (params: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        edit(before);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const set = (name: 'document' | 'country', value: string) =>
    change((params) => {
      params.set(name, value);
      params.delete('processing');
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a page is entered, or has a new country
  useEffect(() => {
    if (countryCode) lastCountry = countryCode;
    // A photo that is made again is usually made for another country.
    else if (routeType && !originalOf && lastCountry) set('country', lastCountry);
  }, [countryCode, routeType]);

  return {
    documentType: (routeType ??
      (hydrated && isTravelDocumentType(wanted) ? wanted : 'passport')) satisfies TravelDocumentType,
    /** Null where the page leaves the document to choose. */
    routeType,
    countryCode,
    /** Only where the authority refuses edited photos; the careful way is offered first. */
    cropOnly: search.get('processing') !== 'full',
    /** The finished photo whose stored original is to be used once more. */
    originalOf,
    setDocumentType: (type: TravelDocumentType) => set('document', type),
    setCountryCode: (code: string) => set('country', code),
    setCropOnly: (cropOnly: boolean) =>
      change((params) => {
        if (cropOnly) params.delete('processing');
        else params.set('processing', 'full');
      }),
    forgetOriginal: () => change((params) => params.delete('original')),
    /** For the next photo; document and country stay. */
    reset: () =>
      change((params) => {
        params.delete('original');
        params.delete('processing');
      }),
  };
}

export type Choices = ReturnType<typeof useChoices>;

const never = () => () => {};

/** False while the page still has to look as it was served. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
