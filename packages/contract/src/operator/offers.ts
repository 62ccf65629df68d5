import { z } from 'zod';
import { boundedInt, boundedText } from '../bounded.ts';
import { limits } from '../limits.ts';
import { defineOperation } from '../operation.ts';
import { currencySchema, planSchema } from '../packages.ts';
import { voucherCodeSchema } from '../vouchers.ts';
import { done, operatorErrors, reasonSchema } from './reason.ts';

const voucherTerms = {
  label: boundedText({ minLength: 1, ...limits.label }),
  /** Lowers the price by a share, or by an amount of one currency. */
  percent: z.number().int().min(1).max(100).nullable(),
  amount: z.number().positive().max(limits.amount.max).nullable(),
  currency: currencySchema.nullable(),
  /** Null for every plan. */
  plan: planSchema.nullable(),
  /** Null if there is no limit; each account uses it once. */
  usesMax: boundedInt(limits.people).nullable(),
};

/** Last day on which it holds, in UTC; null if it does not expire. */
const lastDay = z.iso.date().nullable();

export const voucherSchema = z.object({
  voucherId: z.uuid(),
  code: z.string(),
  ...voucherTerms,
  lastDay,
  uses: z.number().int(),
  isOpen: z.boolean(),
});

const quotaTerms = {
  institution: boundedText({ minLength: 1, ...limits.label }),
  /** A domain, such as `school.example`, or one whole address. */
  address: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^([^\s@]{1,64}@)?[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .max(254),
  peopleMax: boundedInt(limits.people),
};

export const quotaSchema = z.object({
  quotaId: z.uuid(),
  ...quotaTerms,
  packageName: z.string(),
  lastDay,
  people: z.number().int(),
  isOpen: z.boolean(),
});

export const operatorOffers = defineOperation('GET /api/operator/offers', {
  summary: 'List vouchers and free quotas with their uses, newest first',
  response: z.object({ vouchers: z.array(voucherSchema), quotas: z.array(quotaSchema) }),
  errors: operatorErrors,
});

export const operatorCreateVoucher = defineOperation('POST /api/operator/vouchers', {
  summary: 'Make a voucher or a partner code',
  body: z
    .object({
      /** Without a code the service generates one that cannot be guessed. */
      code: voucherCodeSchema.optional(),
      ...voucherTerms,
      lastDay,
      reason: reasonSchema,
    })
    .refine(({ percent, amount, currency }) =>
      percent === null ? amount !== null && currency !== null : amount === null && currency === null,
    ),
  response: z.object({ code: z.string() }),
  errors: [...operatorErrors, 'act-not-possible', 'amount-invalid'],
});

export const operatorEndVoucher = defineOperation('POST /api/operator/vouchers/:voucherId/end', {
  summary: 'End a voucher; payments that have begun keep its price',
  params: z.object({ voucherId: z.uuid() }),
  body: z.object({ reason: reasonSchema }),
  response: done,
  errors: [...operatorErrors, 'act-not-possible'],
});

export const operatorCreateQuota = defineOperation('POST /api/operator/quotas', {
  summary: 'Give a package for nothing to everybody who proves an address of an institution, once per person',
  body: z.object({
    ...quotaTerms,
    packageId: z.string().min(1).max(100),
    lastDay,
    reason: reasonSchema,
  }),
  response: done,
  errors: [...operatorErrors, 'package-not-found'],
});

export const operatorEndQuota = defineOperation('POST /api/operator/quotas/:quotaId/end', {
  summary: 'End a free quota; people keep what they were given',
  params: z.object({ quotaId: z.uuid() }),
  body: z.object({ reason: reasonSchema }),
  response: done,
  errors: [...operatorErrors, 'act-not-possible'],
});

export type Voucher = z.infer<typeof voucherSchema>;
export type Quota = z.infer<typeof quotaSchema>;
