import type { Purchase } from '@vesika/contract';

/**
 * Clean photos of a paid purchase, each of which can be reported once. A refund that was asked for and not
 * accepted yet leaves the purchase as it was: the report that asked for it can be made again.
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
