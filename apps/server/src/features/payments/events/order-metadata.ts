import type { OrderedPurchase } from './fact.ts';

interface Order {
  userId: string;
  packageId: string;
  amountMinor: number;
  /** Null means unlimited. */
  credits: number | null;
  validityDays: number;
  photoId: string | null;
  voucherUseId: string | null;
}

const unlimited = 'unlimited';
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const numeral = /^\d{1,9}$/;

/** The terms of a purchase stay with the payment provider, so that a payment that has begun keeps them. */
export function metadataOf(order: Order): Record<string, string> {
  const { userId, packageId, amountMinor, credits, validityDays, photoId, voucherUseId } = order;
  return {
    user_id: userId,
    package_id: packageId,
    amount_minor: String(amountMinor),
    credits: credits === null ? unlimited : String(credits),
    validity_days: String(validityDays),
    ...(photoId && { photo_id: photoId }),
    ...(voucherUseId && { voucher_use_id: voucherUseId }),
  };
}

export function orderOf(metadata: Record<string, string> | null | undefined): OrderedPurchase | null {
  const { user_id: userId, package_id: packageId, amount_minor: amount = '' } = metadata ?? {};
  const { photo_id: photoId, voucher_use_id: voucherUseId } = metadata ?? {};
  const { credits = '', validity_days: days = '' } = metadata ?? {};
  if (!userId || !packageId || !uuid.test(userId)) return null;
  const hasTerms = numeral.test(days) && (credits === unlimited || numeral.test(credits));
  return {
    userId,
    packageId,
    amountMinor: numeral.test(amount) ? Number(amount) : null,
    ...(hasTerms && {
      terms: { credits: credits === unlimited ? null : Number(credits), validityDays: Number(days) },
    }),
    ...(photoId && uuid.test(photoId) && { photoId }),
    ...(voucherUseId && uuid.test(voucherUseId) && { voucherUseId }),
  };
}
