import type { Package, PackageFeature } from '@vesika/contract';

export function soldPackage(
  features: PackageFeature[],
  { price = 1, currency = 'EUR' }: Partial<Pick<Package, 'price' | 'currency'>> = {},
): Package {
  return {
    id: features.join(),
    plan: null,
    nameTr: 'Paket',
    price,
    priceWas: null,
    currency,
    features,
    credits: 2,
    validityDays: 30,
    isRecurring: false,
    priceId: `price ${price}`,
  };
}
