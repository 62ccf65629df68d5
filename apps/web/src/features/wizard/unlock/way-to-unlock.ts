import type { ActivePackage, PreviewReason } from '@vesika/contract';

/** What stands between a preview and its clean files. */
export type WayToUnlock =
  | { step: 'sign-in' }
  | { step: 'buy'; reason: Exclude<PreviewReason, 'sign-in-required' | 'check-failed'> }
  | { step: 'unlock'; creditsRemaining: number | null };

export interface Circumstances {
  /** Why there was only a preview when the photo was made. */
  reason: PreviewReason;
  isSignedIn: boolean;
  /** As it is now: what was lacking may have been bought meanwhile. */
  activePackage: ActivePackage | null;
  /** Id of the package that was there when the result appeared; one that came later holds for every country. */
  packageThen: string | null;
  now: Date;
}

export function wayToUnlock(circumstances: Circumstances): WayToUnlock {
  const { reason, isSignedIn, activePackage, packageThen, now } = circumstances;
  if (!isSignedIn) return { step: 'sign-in' };
  if (!activePackage) return { step: 'buy', reason: 'no-package' };
  if (new Date(activePackage.expiresAt) <= now) return { step: 'buy', reason: 'package-expired' };
  if (activePackage.creditsRemaining === 0) return { step: 'buy', reason: 'no-credits' };
  if (reason === 'other-country' && activePackage.id === packageThen) return { step: 'buy', reason };
  return { step: 'unlock', creditsRemaining: activePackage.creditsRemaining };
}
