import type { Package } from '@vesika/contract';

/** The one that stands out of its price list. */
export function isPopular({ plan }: Pick<Package, 'plan'>): boolean {
  return plan === 'pro';
}
