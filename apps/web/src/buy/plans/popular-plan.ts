import type { Package } from '@vesika/contract';

export function isPopular({ plan }: Pick<Package, 'plan'>): boolean {
  return plan === 'pro';
}
