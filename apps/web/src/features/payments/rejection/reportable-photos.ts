import type { Purchase } from '@vesika/contract';

/**
 * Returns the clean photos of a paid purchase that have not been reported yet. A refund that was requested but not yet
 * accepted leaves the purchase unchanged, so the report that requested it can be repeated.
 */
export function reportablePhotos({
  paymentStatus,
  rejections,
  photos,
}: Pick<Purchase, 'paymentStatus' | 'rejections' | 'photos'>): Purchase['photos'] {
  if (paymentStatus !== 'completed') return [];
  const reported = new Set(rejections.map(({ photoId }) => photoId));
  return photos.filter(({ photoId }) => !reported.has(photoId));
}
