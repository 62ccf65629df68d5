import type { DocumentName, Draft } from '@vesika/contract';
import type { NamedDocument } from '@vesika/requirements/search';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { dashboardAddress } from '../../photo/document-address.ts';
import { type DocumentType, isDocumentType } from '../../photo/document-type.ts';
import { pagePath } from '../../photo/page-path.ts';
import { alsoIn, alsoText } from '../../photo/set/also-text.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { pathIn } from '../../shell/routing/site-path.ts';
import { useHydrated } from '../../shell/routing/use-hydrated.ts';
import { likelyCountry } from '../country-search/likely-country.ts';
import { useVisit } from '../original/visit.tsx';

export function useChoices(routeType: DocumentType | null) {
  const hydrated = useHydrated();
  const visit = useVisit();
  const language = useLanguage();
  const suggested = () => visit.country ?? likelyCountry(navigator.languages);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('document');
  const originalOf = routeType ? search.get('original') : null;
  const country = search.get('country')?.toUpperCase() ?? (hydrated && !originalOf ? suggested() : null);
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
  const put = (name: string, value: string | null) => change((params) => assign(params, name, value));
  const choose = (chosen: Partial<Record<'document' | 'country' | 'variant', string>>) =>
    change((params) => {
      for (const name of ['variant', 'processing', 'way', 'background']) params.delete(name);
      for (const [name, value] of Object.entries(chosen)) params.set(name, value);
    });

  const setDocument = (type: DocumentType, variant: string | null, country = countryCode) => {
    if (routeType === null || type === routeType) {
      return choose({
        ...(routeType === null && { document: type }),
        ...(country !== null && country !== countryCode && { country }),
        ...(variant !== null && { variant }),
      });
    }
    void navigate(dashboardAddress({ documentType: type, countryCode: country, variant }), { replace: true });
  };

  useEffect(() => {
    if (countryCode) visit.country = countryCode;
  }, [countryCode, visit]);

  return {
    documentType,
    routeType,
    countryCode,
    variant: (hydrated && countryCode && search.get('variant')) || null,
    cropOnly: search.get('processing') !== 'full',
    way: hydrated ? search.get('way') : null,
    originalOf,
    setDocumentType: (type: DocumentType) => choose({ document: type }),
    setCountryCode: (code: string, document?: NamedDocument) => {
      if (!document?.documentType) return choose({ country: code });
      const { documentType: type, variant, isCaptured } = document;
      if (!isCaptured) return setDocument(type, variant, code);
      const path = pagePath({ documentType: type, key: code.toLowerCase(), variant });
      return void navigate(pathIn(language, path));
    },
    setDocument,
    also: hydrated ? alsoIn(search.get('also')) : [],
    setAlso: (documents: readonly DocumentName[]) => put('also', alsoText(documents) || null),
    setCropOnly: (cropOnly: boolean) => put('processing', processingOf(cropOnly)),
    backgroundColour: search.get('background'),
    setBackgroundColour: (colour: string | null) => put('background', colour),
    setWay: (way: string | null) => put('way', way),
    restore: (draft: Pick<Draft, 'documentType' | 'countryCode' | 'variant' | 'cropOnly'>) =>
      change((params) => {
        if (!params.has('purchase')) params.delete('photo');
        if (routeType === null) params.set('document', draft.documentType);
        params.set('country', draft.countryCode);
        assign(params, 'variant', draft.variant);
        assign(params, 'processing', processingOf(draft.cropOnly));
      }),
    forgetOriginal: () => put('original', null),
    reset: () =>
      change((params) => {
        params.delete('original');
        params.delete('processing');
      }),
  };
}

function assign(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}

function processingOf(cropOnly: boolean): string | null {
  return cropOnly ? null : 'full';
}

export type Choices = ReturnType<typeof useChoices>;
