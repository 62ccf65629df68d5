import type { DocumentName, Draft } from '@vesika/contract';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { likelyCountry } from '../country-search/likely-country.ts';
import { type DocumentType, isDocumentType } from '../photo/document-type.ts';
import { alsoIn, alsoText } from '../photo/set/also-text.ts';
import { useHydrated } from '../routing/use-hydrated.ts';

/** From the wizard of one document to that of another, as long as the page is open. */
let lastCountry: string | null = null;

/** Where the address tells none. */
function suggestedCountry(): string | null {
  return lastCountry ?? likelyCountry(navigator.languages);
}

/**
 * Document, country and way of working, kept in the address so that a link, a reload or signing in on the way
 * brings them back. `routeType` is the document of a page that is for one document alone.
 */
export function useChoices(routeType: DocumentType | null) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('document');
  const originalOf = routeType ? search.get('original') : null;
  // A photo that is made again is usually made for another country: that one is for the person to tell.
  const country =
    search.get('country')?.toUpperCase() ?? (hydrated && !originalOf ? suggestedCountry() : null);
  const countryCode = hydrated && country?.match(/^[A-Z]{2}$/) ? country : null;
  const documentType: DocumentType = routeType ?? (hydrated && isDocumentType(wanted) ? wanted : 'passport');

  const change = (edit: (params: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        edit(before);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  /** What was decided for one rule is open again for another. */
  const choose = (chosen: Partial<Record<'document' | 'country' | 'variant', string>>) =>
    change((params) => {
      for (const name of ['variant', 'processing', 'way']) params.delete(name);
      for (const [name, value] of Object.entries(chosen)) params.set(name, value);
    });

  useEffect(() => {
    if (countryCode) lastCountry = countryCode;
  }, [countryCode]);

  return {
    documentType,
    /** Null where the page leaves the document to choose. */
    routeType,
    countryCode,
    /** A record beside the primary one; null: the primary one. */
    variant: (hydrated && countryCode && search.get('variant')) || null,
    /** Only where the authority refuses edited photos; the careful way is offered first. */
    cropOnly: search.get('processing') !== 'full',
    /** How somebody goes on where the authority takes no photo that people make of themselves. */
    way: hydrated ? search.get('way') : null,
    /** The finished photo whose stored original is to be used once more. */
    originalOf,
    setDocumentType: (type: DocumentType) => choose({ document: type }),
    setCountryCode: (code: string) => choose({ country: code }),
    /** Any record of the chosen country. */
    setDocument: (type: DocumentType, variant: string | null) => {
      if (routeType === null || type === routeType) {
        return choose({
          ...(routeType === null && { document: type }),
          ...(variant !== null && { variant }),
        });
      }
      const params = new URLSearchParams({
        ...(countryCode && { country: countryCode }),
        ...(variant !== null && { variant }),
      });
      void navigate(`/dashboard/${type}?${params}`, { replace: true });
    },
    /** Further documents that are made of the same portrait. */
    also: hydrated ? alsoIn(search.get('also')) : [],
    setAlso: (documents: readonly DocumentName[]) =>
      change((params) => {
        if (documents.length === 0) params.delete('also');
        else params.set('also', alsoText(documents));
      }),
    setCropOnly: (cropOnly: boolean) =>
      change((params) => {
        if (cropOnly) params.delete('processing');
        else params.set('processing', 'full');
      }),
    setWay: (way: string | null) =>
      change((params) => {
        if (way === null) params.delete('way');
        else params.set('way', way);
      }),
    /** As they were when the photo was begun. */
    restore: (kept: Pick<Draft, 'documentType' | 'countryCode' | 'variant' | 'cropOnly'>) =>
      change((params) => {
        // While a payment is settled, the address says for which photo.
        if (!params.has('purchase')) params.delete('photo');
        if (routeType === null) params.set('document', kept.documentType);
        params.set('country', kept.countryCode);
        if (kept.variant === null) params.delete('variant');
        else params.set('variant', kept.variant);
        if (kept.cropOnly) params.delete('processing');
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
