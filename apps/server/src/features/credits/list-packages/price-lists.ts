import type { PackageFeature, Plan } from '@vesika/contract';
import type { packages } from '../../../schema/index.ts';

type PackageSeed = Omit<typeof packages.$inferInsert, 'stripePriceId' | 'displayOrder' | 'isActive'>;

const made: PackageFeature[] = ['background-change', 'light-optimisation'];
const starter: PackageFeature[] = [
  ...(['jpg', 'print-pdf'] as const),
  ...made,
  ...(['one-country', 'standard-processing', 'email-support-48h'] as const),
];
const paid: PackageFeature[] = [
  ...(['jpg', 'png', 'print-pdf', 'all-countries'] as const),
  ...made,
  'bulk-processing',
];
const pro: PackageFeature[] = [...paid, 'fast-processing', 'email-support-24h'];
const business: PackageFeature[] = [
  ...paid,
  ...(['instant-processing', 'support-24-7', 'api-access', 'account-manager'] as const),
];

const euroList: PackageSeed[] = [
  euro('starter', 'Başlangıç', {
    price: 1.99,
    priceWas: 3.99,
    credits: 2,
    validityDays: 30,
    features: starter,
  }),
  euro('pro', 'Pro', { price: 3.99, priceWas: 7.99, credits: 10, validityDays: 180, features: pro }),
  {
    ...euro('business', 'İşletme', {
      price: 7.99,
      priceWas: 15.99,
      credits: 50,
      validityDays: 365,
      features: business,
    }),
    isRecurring: true,
  },
];

const otherLists: PackageSeed[] = [
  dollar('starter', 'Başlangıç', { price: 4.99, credits: 2, validityDays: 30, features: starter }),
  dollar('pro', 'Pro', { price: 9.99, credits: 10, validityDays: 180, features: pro }),
  {
    ...dollar('business', 'İşletme', { price: 19.99, credits: 50, validityDays: 365, features: business }),
    isRecurring: true,
  },
  lira('starter', 'Başlangıç', { price: 49, credits: 1, validityDays: 30, features: starter }),
  lira('pro', 'Pro', { price: 99, credits: 5, validityDays: 180, features: pro }),
  lira('business', 'İşletme', { price: 199, credits: null, validityDays: 365, features: business }),
];

/** The plans of the euro list at the same figures. */
export const poundList: PackageSeed[] = euroList.map((sold) => ({
  ...sold,
  id: `${sold.plan}-gbp`,
  currency: 'GBP',
}));

export const priceLists: readonly PackageSeed[] = [...euroList, ...otherLists, ...poundList];

type Terms = Pick<PackageSeed, 'price' | 'priceWas' | 'credits' | 'validityDays' | 'features'>;

function euro(plan: Plan, nameTr: string, terms: Terms): PackageSeed {
  return { id: `${plan}-eur`, plan, nameTr, currency: 'EUR', isRecurring: false, ...terms };
}

function dollar(plan: Plan, nameTr: string, terms: Terms): PackageSeed {
  return { id: `${plan}-usd`, plan, nameTr, currency: 'USD', isRecurring: false, priceWas: null, ...terms };
}

function lira(plan: Plan, nameTr: string, terms: Terms): PackageSeed {
  return { id: `${plan}-try`, plan, nameTr, currency: 'TRY', isRecurring: false, priceWas: null, ...terms };
}
