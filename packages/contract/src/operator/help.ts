import { z } from 'zod';
import { boundedInt } from '../bounded.ts';
import { limits } from '../limits.ts';
import { defineOperation } from '../operation.ts';
import { photoErrors } from '../process-photo.ts';
import { refundSchema } from '../purchases.ts';
import { done, operatorErrors, reasonSchema } from './reason.ts';

const personParams = z.object({ personId: z.uuid() });
const packageParams = z.object({ userPackageId: z.uuid() });
const paymentParams = z.object({ paymentId: z.uuid() });
const personErrors = [...operatorErrors, 'person-not-found', 'act-not-possible'] as const;
const purchaseErrors = [...operatorErrors, 'purchase-not-found', 'act-not-possible'] as const;

export const operatorLockAccount = defineOperation('POST /api/operator/people/:personId/lock', {
  summary: 'Lock an account and end its sessions, or unlock it',
  params: personParams,
  body: z.object({ locked: z.boolean(), reason: reasonSchema }),
  response: done,
  errors: personErrors,
});

export const operatorMailLink = defineOperation('POST /api/operator/people/:personId/link', {
  summary: 'Mail a person a link that signs in, or opens the purchase of a buyer without an account',
  params: personParams,
  body: z.object({ reason: reasonSchema }),
  response: done,
  errors: [...personErrors, 'mail-unavailable'],
});

export const operatorGivePackage = defineOperation('POST /api/operator/people/:personId/packages', {
  summary: 'Give a person a package for nothing',
  params: personParams,
  body: z.object({ packageId: z.string().min(1).max(100), reason: reasonSchema }),
  response: done,
  errors: [...personErrors, 'package-not-found'],
});

export const operatorDeleteAccount = defineOperation('POST /api/operator/people/:personId/delete', {
  summary: 'Permanently delete an account with all its data, as its owner asked',
  params: personParams,
  body: z.object({ reason: reasonSchema }),
  response: done,
  errors: [...personErrors, 'payment-unavailable'],
});

export const operatorChangeCredits = defineOperation('POST /api/operator/packages/:userPackageId/credits', {
  summary: 'Add credits to a package, or take some away',
  params: packageParams,
  body: z.object({
    change: z
      .number()
      .int()
      .min(-limits.packageCredits.max)
      .max(limits.packageCredits.max)
      .refine((change) => change !== 0),
    reason: reasonSchema,
  }),
  response: done,
  errors: purchaseErrors,
});

export const operatorExtendPackage = defineOperation('POST /api/operator/packages/:userPackageId/validity', {
  summary: 'Let a package last longer, counted from today if it has expired',
  params: packageParams,
  body: z.object({ days: boundedInt(limits.validityDays), reason: reasonSchema }),
  response: done,
  errors: purchaseErrors,
});

export const operatorRefund = defineOperation('POST /api/operator/payments/:paymentId/refund', {
  summary: 'Refund a payment in one or more parts. Once all has gone back, the package ends.',
  params: paymentParams,
  body: z.object({
    /** In the currency of the payment; null refunds all that is left. */
    amount: z.number().positive().max(limits.amount.max).nullable(),
    reason: reasonSchema,
  }),
  response: z.object({ refund: refundSchema }),
  errors: [...purchaseErrors, 'amount-invalid', 'refund-not-possible', 'payment-unavailable'],
});

export const operatorMailReceipt = defineOperation('POST /api/operator/payments/:paymentId/receipt', {
  summary: 'Mail the receipt of a payment again, or the note about its refund',
  params: paymentParams,
  body: z.object({ reason: reasonSchema }),
  response: done,
  errors: purchaseErrors,
});

export const operatorMakeAgain = defineOperation('POST /api/operator/photos/:photoId/again', {
  summary: 'Make a photo again for its owner, from the same portrait and under the rules of today',
  params: z.object({ photoId: z.uuid() }),
  body: z.object({ reason: reasonSchema }),
  response: z.object({ photoId: z.uuid() }),
  errors: [...operatorErrors, 'photo-not-found', ...photoErrors],
});
