import { z } from 'zod';
import { momentSchema } from './moment.ts';
import { accountErrors, defineOperation } from './operation.ts';

export const planSchema = z.enum(['starter', 'pro', 'business']).describe('Plan of the package.');

/** Contents of a package, as message keys (catalogue `payments`, branch `features`). */
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

/** Operators add currencies at the desk, so these are not listed here. */
export const currencySchema = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('ISO 4217 code of the currency.');

export const packageSchema = z.object({
  id: z.string(),
  /** Null for a package the operator added: `nameTr` is its name in every language. */
  plan: planSchema.nullable(),
  nameTr: z.string(),
  /** In units of the currency. */
  price: z.number(),
  priceWas: z.number().nullable(),
  currency: currencySchema,
  /** Null means unlimited. */
  credits: z.number().int().nullable(),
  validityDays: z.number().int(),
  features: z.array(packageFeatureSchema),
  isRecurring: z.boolean(),
  /** Passed to `createCheckout`. */
  priceId: z.string(),
});

export const listPackages = defineOperation('GET /api/packages', {
  summary: 'List the packages for sale, in display order, in all currencies',
  response: z.object({ packages: z.array(packageSchema) }),
  errors: ['internal'],
});

export const activePackageSchema = z.object({
  id: z.uuid(),
  packageId: z.string(),
  plan: planSchema.nullable(),
  nameTr: z.string(),
  /** Credits in the package when it was sold; null means unlimited. */
  creditsTotal: z.number().int().nullable(),
  creditsRemaining: z.number().int().nullable(),
  isRecurring: z.boolean(),
  /** Null if the package does not renew. */
  subscriptionStatus: z.enum(['active', 'past-due', 'ended']).nullable(),
  /** When a package that renews gives its next photos. */
  nextPhotosAt: momentSchema.nullable(),
  features: z.array(packageFeatureSchema),
  /** The only country whose photos it still pays for; null if it pays for every country. */
  onlyCountry: z.string().nullable(),
  purchasedAt: momentSchema,
  /** In the past if the package has expired. */
  expiresAt: momentSchema,
});

export const activePackage = defineOperation('GET /api/package', {
  summary: 'Get the newest package, even if it has expired, and the balance of all usable packages',
  description: 'For an account, or for a visitor who bought without one.',
  response: z.object({
    /** Null if the account has no package. */
    package: activePackageSchema.nullable(),
    /** Sum over all packages that have not expired, including this one. */
    balance: z.object({
      /** Null means unlimited. */
      creditsRemaining: z.number().int().nullable(),
      /** Credits of the limited packages when they were sold. */
      creditsTotal: z.number().int(),
    }),
    /** The other packages that can pay, in the order in which they pay. */
    others: z.array(activePackageSchema),
  }),
  errors: ['session-missing', ...accountErrors],
});

export type Plan = z.infer<typeof planSchema>;
export type PackageFeature = z.infer<typeof packageFeatureSchema>;
export type Currency = z.infer<typeof currencySchema>;
export type Package = z.infer<typeof packageSchema>;
export type ActivePackage = z.input<typeof activePackageSchema>;
export type Packages = z.input<typeof activePackage.response>;
