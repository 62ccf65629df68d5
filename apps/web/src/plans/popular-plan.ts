import type { Package } from '@vesika/contract';

/** The package that a price list highlights. */
export function isPopular({ plan }: Pick<Package, 'plan'>): boolean {
  return plan === 'pro';
}
