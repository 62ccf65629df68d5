import { dashboardAddress, publicAddress } from '../../photo/document-address.ts';
import type { CheckOrder } from './use-check.ts';

export function wizardAddress(
  document: Pick<CheckOrder, 'countryCode' | 'documentType' | 'variant'>,
  isSignedIn: boolean,
): string {
  const kept = { photo: 'kept' };
  return isSignedIn ? dashboardAddress(document, kept) : publicAddress('/create', document, kept);
}

export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/auth?${new URLSearchParams({ next: `${pathname}${search}` })}`;
}
