import type { ActivePackage, Packages, PreviewReason } from '@vesika/contract';

/** What stands between a preview and its clean files. */
export type WayToUnlock =
  | { step: 'buy'; reason: 'no-package' | 'package-expired' | 'no-credits' | 'other-country' }
  | { step: 'unlock'; creditsRemaining: number | null };

export interface Circumstances {
  /** Why there was only a preview when the photo was made. */
  reason: PreviewReason;
  /** As they are now: what was lacking may have been bought meanwhile. */
  held: Packages;
  /** Ids of those that were there when the result appeared; one that came later holds for every country. */
  heldThen: readonly string[];
  now: Date;
}

export function wayToUnlock({ reason, held, heldThen, now }: Circumstances): WayToUnlock {
  const newest = held.package;
  if (!newest) return { step: 'buy', reason: 'no-package' };
  const paying = packagesOf(held).filter((each) => canPay(each, now));
  if (paying.length === 0) {
    return { step: 'buy', reason: new Date(newest.expiresAt) <= now ? 'package-expired' : 'no-credits' };
  }
  const isLimited = reason === 'other-country' && paying.every(({ id }) => heldThen.includes(id));
  if (isLimited) return { step: 'buy', reason };
  return { step: 'unlock', creditsRemaining: held.balance.creditsRemaining };
}

export function packagesOf(held: Packages): ActivePackage[] {
  return held.package ? [held.package, ...held.others] : [];
}

function canPay({ expiresAt, creditsRemaining }: ActivePackage, now: Date): boolean {
  return new Date(expiresAt) > now && creditsRemaining !== 0;
}
