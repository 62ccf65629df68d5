import { z } from 'zod';
import { boundedText } from './bounded.ts';
import { galleryPhotoSchema } from './gallery.ts';
import { guarantee } from './guarantee.ts';
import { limits } from './limits.ts';
import { momentSchema } from './moment.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { currencySchema, planSchema } from './packages.ts';
import { documentTypeSchema, languageSchema } from './vocabulary.ts';
import { voucherCodeSchema } from './vouchers.ts';

export const refundStatusSchema = z.enum(['requested', 'processing', 'completed', 'failed']);

export const refundSchema = z.object({
  status: refundStatusSchema,
  reason: z.enum(['one-click', 'second-rejection', 'provider', 'operator', 'voucher-spent']),
  amount: z.number(),
  currency: currencySchema,
  requestedAt: momentSchema,
  completedAt: momentSchema.nullable(),
});

export const rejectionReasons = ['head-size', 'background', 'light', 'other'] as const;
export const rejectionReasonSchema = z.enum(rejectionReasons);

export const rejectionSchema = z.object({
  rejectionId: z.uuid(),
  /** Null if the photo was deleted. */
  photoId: z.uuid().nullable(),
  countryCode: z.string(),
  documentType: documentTypeSchema,
  outcome: z.enum(['redo', 'refund']),
  reportedAt: momentSchema,
  reason: rejectionReasonSchema.nullable(),
  /** When the free redo was used. */
  redoneAt: momentSchema.nullable(),
});

export const purchaseSchema = z.object({
  id: z.uuid(),
  packageId: z.string(),
  plan: planSchema.nullable(),
  nameTr: z.string(),
  price: z.number(),
  currency: currencySchema,
  isRecurring: z.boolean(),
  creditsTotal: z.number().int().nullable(),
  creditsRemaining: z.number().int().nullable(),
  purchasedAt: momentSchema,
  expiresAt: momentSchema,
  isActive: z.boolean(),
  /** Screens show `completed` as paid and everything else as pending, unless there is a refund. */
  paymentStatus: z.enum(['pending', 'completed', 'failed', 'refunded', 'disputed']),
  /** Null if the package does not renew. */
  subscriptionStatus: z.enum(['active', 'past-due', 'ended']).nullable(),
  /** End of the period for a one-click refund; null if it has passed or the purchase was refunded. */
  refundableUntil: momentSchema.nullable(),
  /** Amount that a one-click refund returns now: the unused part. */
  refundableAmount: z.number().nullable(),
  /** Newest first. */
  refunds: z.array(refundSchema),
  /** Newest first, one per received payment. */
  invoices: z.array(z.object({ paymentId: z.uuid(), number: z.string(), issuedAt: momentSchema })),
  /** Newest first, one per completed refund of an invoice. */
  creditNotes: z.array(z.object({ refundId: z.uuid(), number: z.string(), issuedAt: momentSchema })),
  rejections: z.array(rejectionSchema),
  /** Clean photos this package paid for, newest first; a rejection can be reported for each. */
  photos: z.array(
    z.object({
      photoId: z.uuid(),
      countryCode: z.string(),
      documentType: documentTypeSchema,
      processedAt: momentSchema,
      thumbnailUrl: z.string(),
    }),
  ),
});

export const listPurchases = defineOperation('GET /api/purchases', {
  summary: 'List the purchases of the account, newest first',
  response: z.object({ purchases: z.array(purchaseSchema) }),
  errors: accountErrors,
});

/** Content of the mailed link of a purchase. It proves this purchase and nothing else. */
export const purchaseKeySchema = z.object({ id: z.uuid(), key: z.string().max(100) });

export const openPurchase = defineOperation('POST /api/purchases/open', {
  summary: 'Open a purchase by the link of its receipt, without an account',
  description:
    'Afterwards the session sees the photos of this purchase. With `payHere` its next photos are paid for by this ' +
    'purchase, and whoever has the link sees them.',
  body: purchaseKeySchema.extend({ payHere: z.boolean().default(false) }),
  response: z.object({
    purchase: purchaseSchema,
    /** Clean photos of the purchase, newest first. */
    photos: z.array(galleryPhotoSchema),
    /** An account has the purchase, so only the account pays with it. */
    isInAccount: z.boolean(),
  }),
  errors: ['rate-limited', 'purchase-not-found'],
});

export const invoice = defineOperation('GET /api/invoices/:paymentId', {
  summary: 'Download the invoice of a payment as a PDF of one page',
  produces: ['application/pdf'],
  params: z.object({ paymentId: z.uuid() }),
  querystring: z.object({
    language: languageSchema,
  }),
  errors: [...accountErrors, 'rate-limited', 'purchase-not-found'],
});

export const creditNote = defineOperation('GET /api/credit-notes/:refundId', {
  summary: 'Download the credit note of a refund as a PDF of one page',
  produces: ['application/pdf'],
  params: z.object({ refundId: z.uuid() }),
  querystring: z.object({ language: languageSchema }),
  errors: [...accountErrors, 'rate-limited', 'purchase-not-found'],
});

export const billingDetailsSchema = z.object({
  /** Name and postal address of the company. */
  company: z.string().trim().max(500).nullable(),
  taxId: z.string().trim().max(40).nullable(),
});

export const getBillingDetails = defineOperation('GET /api/account/billing-details', {
  summary: 'Get the company that the invoices of the account name',
  response: billingDetailsSchema,
  errors: accountErrors,
});

export const setBillingDetails = defineOperation('POST /api/account/billing-details', {
  summary: 'Name a company on the next invoices, and on those that name none yet',
  body: billingDetailsSchema,
  response: billingDetailsSchema,
  errors: accountErrors,
});

export const ledgerReasonSchema = z.enum([
  'purchase',
  'renewal',
  'photo',
  'unlock',
  'human-check',
  'refund',
  'correction',
]);

export const ledgerEntrySchema = z.object({
  id: z.number().int(),
  purchaseId: z.uuid(),
  plan: planSchema.nullable(),
  nameTr: z.string(),
  change: z.number().int(),
  /** Credits left of that purchase after this entry. */
  balance: z.number().int(),
  reason: ledgerReasonSchema,
  /** The photo that was charged, if it still exists. */
  photo: z.object({ countryCode: z.string(), documentType: documentTypeSchema }).nullable(),
  createdAt: momentSchema,
});

export const creditStatement = defineOperation('GET /api/credit-statement', {
  summary: 'List the changes of the credit balance, newest first',
  querystring: z.object({
    /** Id of the last entry on the previous page. */
    before: z.coerce.number<number>().int().positive().optional(),
  }),
  response: z.object({ entries: z.array(ledgerEntrySchema), before: z.number().int().nullable() }),
  errors: accountErrors,
});

export const createCheckout = defineOperation('POST /api/create-checkout', {
  summary: 'Start a purchase and get the address of the payment page',
  description:
    'With `photo`, the payment also unlocks that photo and returns to it. A visitor without an account gives an e-mail ' +
    'address, to which the receipt and the link to the photo are sent.',
  body: z.object({
    /** `priceId` of `listPackages`. */
    priceId: z.string().min(1).max(200),
    language: languageSchema,
    /** A preview that belongs to the caller. */
    photo: z
      .object({
        photoId: z.uuid(),
        /** The caller knows that a check fails and wants the photo anyway. */
        despiteFailedChecks: z.boolean().default(false),
      })
      .optional(),
    /** Lowers the price; see `applyVoucher`. */
    voucher: voucherCodeSchema.optional(),
    /** Required for a visitor; ignored for an account. */
    email: z.email().max(254).toLowerCase().optional(),
  }),
  response: z.object({ url: z.string() }),
  errors: [
    'session-missing',
    ...accountErrors,
    'rate-limited',
    'package-not-found',
    'voucher-invalid',
    'photo-not-found',
    'requirement-not-found',
    'checks-failed',
    'payment-unavailable',
  ],
});

export const customerPortal = defineOperation('POST /api/customer-portal', {
  summary: 'Get the address where the payment provider manages a subscription',
  response: z.object({ url: z.string() }),
  errors: [...accountErrors, 'subscription-not-found', 'payment-unavailable'],
});

export const paymentWebhook = defineOperation('POST /api/webhooks/payments', {
  summary: 'Receive signed events of the payment provider',
  description: 'Takes events in the format of Stripe. They may be repeated, unknown or out of order.',
  response: z.object({ received: z.literal(true) }),
  errors: ['webhook-invalid', 'body-too-large', 'payment-unavailable', 'internal'],
});

export const requestRefund = defineOperation('POST /api/refunds', {
  summary: `Refund the unused part of a purchase within ${guarantee.refundDays} days`,
  description: 'A buyer without an account sends the link of the receipt.',
  body: z.object({ purchaseId: z.uuid(), link: purchaseKeySchema.optional() }),
  response: z.object({ refund: refundSchema }),
  errors: [
    ...accountErrors,
    'rate-limited',
    'purchase-not-found',
    'refund-not-possible',
    'payment-unavailable',
  ],
});

export const reportRejection = defineOperation('POST /api/rejections', {
  summary: 'Report that an authority rejected a photo: first a free redo, then a refund',
  description:
    `Possible for ${guarantee.rejectionDays} days after the photo was paid for. A buyer without an account sends the ` +
    'link of the receipt.',
  body: z.object({
    photoId: z.uuid(),
    reason: rejectionReasonSchema.optional(),
    /** The words of the office. */
    authorityReason: boundedText(limits.rejectionReason).optional(),
    link: purchaseKeySchema.optional(),
  }),
  response: z.object({ rejection: rejectionSchema, refund: refundSchema.nullable() }),
  errors: [
    ...accountErrors,
    'rate-limited',
    'purchase-not-found',
    'photo-not-found',
    'rejection-not-possible',
    'payment-unavailable',
  ],
});

export type PurchaseKey = z.infer<typeof purchaseKeySchema>;
export type Purchase = z.input<typeof purchaseSchema>;
export type Refund = z.input<typeof refundSchema>;
export type RejectionReason = z.infer<typeof rejectionReasonSchema>;
export type BillingDetails = z.infer<typeof billingDetailsSchema>;
export type Rejection = z.input<typeof rejectionSchema>;
export type LedgerReason = z.infer<typeof ledgerReasonSchema>;
export type LedgerEntry = z.input<typeof ledgerEntrySchema>;
