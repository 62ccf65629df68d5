import { z } from 'zod';
import { boundedInt } from '../bounded.ts';
import { limits } from '../limits.ts';
import { defineOperation } from '../operation.ts';
import { currencySchema } from '../packages.ts';
import { done, operatorErrors, reasonSchema } from './reason.ts';

const priceShape = {
  price: z.number().positive().max(limits.amount.max),
  /** Shown crossed out beside the price; null if nothing is. */
  priceWas: z.number().positive().max(limits.amount.max).nullable(),
  isForSale: z.boolean(),
  /** Null means unlimited photos. */
  credits: boundedInt(limits.packageCredits).nullable(),
  validityDays: boundedInt(limits.validityDays),
};

export const pricedPackageSchema = z.object({
  packageId: z.string(),
  packageName: z.string(),
  currency: currencySchema,
  ...priceShape,
  /** Prices that do not hold yet, the earliest first. */
  later: z.array(z.object({ priceId: z.uuid(), validFrom: z.iso.date(), ...priceShape })),
});

export const operatorPrices = defineOperation('GET /api/operator/prices', {
  summary: 'List the price of every package today and what it buys, and what holds from a later day on',
  response: z.object({ packages: z.array(pricedPackageSchema) }),
  errors: operatorErrors,
});

export const operatorSetPrice = defineOperation('POST /api/operator/prices/:packageId', {
  summary:
    'Set the price of a package and what it buys from a day on, in UTC, or stop selling it; what was bought, and payments that have begun, keep their terms',
  params: z.object({ packageId: z.string().min(1).max(100) }),
  body: z.object({
    /** Today or later. */
    validFrom: z.iso.date(),
    ...priceShape,
    reason: reasonSchema,
  }),
  response: done,
  errors: [...operatorErrors, 'package-not-found', 'act-not-possible', 'amount-invalid'],
});

export const operatorAddCurrency = defineOperation('POST /api/operator/currencies', {
  summary: 'List the three plans in one more currency; they are for sale once their prices are set',
  /** A currency with hundredths. */
  body: z.object({ currency: currencySchema, reason: reasonSchema }),
  response: done,
  errors: [...operatorErrors, 'act-not-possible'],
});

export const operatorDropPrice = defineOperation('POST /api/operator/later-prices/:priceId/drop', {
  summary: 'Drop a price that does not hold yet',
  params: z.object({ priceId: z.uuid() }),
  body: z.object({ reason: reasonSchema }),
  response: done,
  errors: [...operatorErrors, 'act-not-possible'],
});

export type PricedPackage = z.infer<typeof pricedPackageSchema>;
