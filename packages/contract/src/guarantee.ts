/**
 * What happens when an authority rejects a paid photo, and how money comes back. Code enforces these terms, and texts
 * receive the figures.
 *
 * Rejections are counted for each purchase. One before `refundedRejection` brings a free photo; that one returns the price of
 * the whole plan, once per customer, and the photos stay usable.
 */
export const guarantee = {
  /** Days from a photo's payment in which its rejection can be reported: authorities answer within weeks. */
  rejectionDays: 180,
  refundedRejection: 2,
  /** A free photo is of the same as the rejected one in these. */
  redoneWithSame: ['countryCode', 'documentType'],
  /** Rejections of photos of one face that have these in common are one. */
  oneRejectionWithSame: ['originalSha256', 'countryCode', 'documentType'],
  /** Days from a purchase in which its unused part is returned without a reason. */
  refundDays: 30,
  /** Hours in which a refund is processed. */
  refundHours: 24,
} as const;
