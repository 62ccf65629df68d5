import type { Purchase } from '@vesika/contract';

/**
 * Returns the clean photos of a paid purchase that have not been reported yet. A refund that was requested but not yet
 * accepted leaves the purchase unchanged, so the report that requested it can be repeated.
 */
export function reportablePhotos(
  purchase: Pick<Purchase, 'paymentStatus' | 'refunds' | 'rejections' | 'photos'>,
): Purchase['photos'] {
  if (!keepsGuarantee(purchase)) return [];
  const { rejections, photos } = purchase;
  const reported = new Set(rejections.map(({ photoId }) => photoId));
  return photos.filter(({ photoId }) => !reported.has(photoId));
}

/** A refund by one click pays back what was not used, so the photos stay paid for. */
export function keepsGuarantee({
  paymentStatus,
  refunds,
}: Pick<Purchase, 'paymentStatus' | 'refunds'>): boolean {
  if (paymentStatus !== 'refunded') return paymentStatus === 'completed';
  return refunds.length > 0 && refunds.every(({ reason }) => reason === 'one-click');
}
