import type { Package } from '@vesika/contract';

interface Needed {
  photos: number;
  countries: number;
}

export function packageFor(packages: readonly Package[], { photos, countries }: Needed): Package | undefined {
  return packages
    .filter(({ isRecurring }) => !isRecurring)
    .filter(({ credits }) => credits === null || credits >= photos)
    .filter(({ features }) => countries <= 1 || !features.includes('one-country'))
    .sort((a, b) => a.price - b.price)[0];
}
