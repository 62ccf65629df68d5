import type { Purchase } from '@vesika/contract';

/** Clean photos of a paid purchase that is not being refunded, each of which can be reported once. */
export function reportablePhotos({
  paymentStatus,
  refund,
  rejections,
  photos,
}: Purchase): Purchase['photos'] {
  if (paymentStatus !== 'completed' || (refund && refund.status !== 'failed')) return [];
  const reported = new Set(rejections.map(({ photoId }) => photoId));
  return photos.filter(({ photoId }) => !reported.has(photoId));
}
