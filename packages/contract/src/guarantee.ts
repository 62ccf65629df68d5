/**
 * What happens when an authority rejects a paid photo, and how money comes back. Code enforces these terms, and texts
 * receive the figures.
 *
 * Rejections are counted for each purchase. One before `refundedRejection` brings a free photo for the same country and
 * document; that one returns the price of the whole plan, once per customer, and the photos stay usable. Another photo of the
 * same original, face, country and document is the same rejection.
 */
export const guarantee = {
  /** Days from a photo's payment in which its rejection can be reported: authorities answer within weeks. */
  rejectionDays: 180,
  refundedRejection: 2,
  /** Days from a purchase in which its unused part is returned without a reason. */
  refundDays: 30,
  /** Hours in which a refund is processed. */
  refundHours: 24,
} as const;
