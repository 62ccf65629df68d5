import type { CountryGuide } from '../../site-data/country-guide.ts';

export function wizardAddress({
  documentType,
  variant,
  code,
}: Pick<CountryGuide, 'documentType' | 'variant' | 'code'>): string {
  const search = new URLSearchParams({ document: documentType, country: code, ...(variant && { variant }) });
  return `/create?${search}`;
}
