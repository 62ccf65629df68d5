import type { CheckOrder } from './use-check.ts';

/** The wizard, with the very picture that was checked: the service has kept it as the photo at work. */
export function wizardAddress(
  { countryCode, documentType, variant }: Pick<CheckOrder, 'countryCode' | 'documentType' | 'variant'>,
  isSignedIn: boolean,
): string {
  const chosen = { country: countryCode, ...(variant !== null && { variant }), photo: 'kept' };
  if (isSignedIn) return `/dashboard/${documentType}?${new URLSearchParams(chosen)}`;
  return `/create?${new URLSearchParams({ document: documentType, ...chosen })}`;
}

/** Signing in, and back to the check as it stands. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/auth?${new URLSearchParams({ next: `${pathname}${search}` })}`;
}
