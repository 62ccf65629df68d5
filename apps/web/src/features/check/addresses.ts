import type { CheckOrder } from './use-check.ts';

export function wizardAddress(
  { countryCode, documentType, variant }: Pick<CheckOrder, 'countryCode' | 'documentType' | 'variant'>,
  isSignedIn: boolean,
): string {
  const chosen = { country: countryCode, ...(variant !== null && { variant }), photo: 'kept' };
  if (isSignedIn) return `/dashboard/${documentType}?${new URLSearchParams(chosen)}`;
  return `/create?${new URLSearchParams({ document: documentType, ...chosen })}`;
}

export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/auth?${new URLSearchParams({ next: `${pathname}${search}` })}`;
}
