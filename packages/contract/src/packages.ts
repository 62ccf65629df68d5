import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';

export const planSchema = z.enum(['starter', 'pro', 'business']);

/** What a package contains, as keys of texts (catalogue `payments`, branch `features`). */
export const packageFeatureSchema = z.enum([
  'jpg',
  'png',
  'print-pdf',
  'one-country',
  'all-countries',
  'standard-processing',
  'fast-processing',
  'instant-processing',
  'email-support-48h',
  'email-support-24h',
  'support-24-7',
  'background-change',
  'light-optimisation',
  'bulk-processing',
  'api-access',
  'account-manager',
]);

export const currencySchema = z.enum(['EUR', 'USD', 'TRY']);

export const packageSchema = z.object({
  id: z.string(),
  /** Null where an operator added a package of his own: its name is `nameTr` in every language. */
  plan: planSchema.nullable(),
  nameTr: z.string(),
  /** In units of the currency. */
  price: z.number(),
  priceWas: z.number().nullable(),
  currency: currencySchema,
  /** Null: unlimited. */
  credits: z.number().int().nullable(),
  validityDays: z.number().int(),
  features: z.array(packageFeatureSchema),
  /** Billed monthly. */
  isRecurring: z.boolean(),
  /** For `createCheckout`. */
  priceId: z.string(),
});

export const listPackages = defineOperation('listPackages', {
  summary: 'What can be bought, in display order, in all currencies',
  response: z.object({ packages: z.array(packageSchema) }),
  errors: ['internal'],
});

export const activePackageSchema = z.object({
  id: z.uuid(),
  packageId: z.string(),
  plan: planSchema.nullable(),
  nameTr: z.string(),
  /** What the package held when it was sold; null: unlimited. */
  creditsTotal: z.number().int().nullable(),
  creditsRemaining: z.number().int().nullable(),
  isRecurring: z.boolean(),
  features: z.array(packageFeatureSchema),
  purchasedAt: z.iso.datetime(),
  /** In the past where it has expired. */
  expiresAt: z.iso.datetime(),
});

export const activePackage = defineOperation('activePackage', {
  summary: 'The newest active package, also when it has expired, and what all that can pay hold together',
  description: 'Of an account, or of a visitor who has bought without one.',
  response: z.object({
    /** Null without one. */
    package: activePackageSchema.nullable(),
    /** Of packages that have not expired, this one included. */
    balance: z.object({
      /** Null: unlimited. */
      creditsRemaining: z.number().int().nullable(),
      /** What the limited ones held when they were sold. */
      creditsTotal: z.number().int(),
    }),
    /** The other packages that can pay, the one that pays first in front. */
    others: z.array(activePackageSchema),
  }),
  errors: ['session-missing', ...accountErrors],
});

export type Plan = z.infer<typeof planSchema>;
export type PackageFeature = z.infer<typeof packageFeatureSchema>;
export type Currency = z.infer<typeof currencySchema>;
export type Package = z.infer<typeof packageSchema>;
export type ActivePackage = z.infer<typeof activePackageSchema>;
export type Packages = z.infer<typeof activePackage.response>;
