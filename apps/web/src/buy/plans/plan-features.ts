import type { Package, PackageFeature } from '@vesika/contract';
import { scaleOf } from './feature-scales.ts';

export interface PlanFeature {
  feature: PackageFeature;
  included: boolean;
}

export function planFeatures(sold: Package, all: readonly Package[]): PlanFeature[] {
  const larger = all.filter(({ currency, price }) => currency === sold.currency && price > sold.price);
  const lacking = new Set(larger.flatMap(({ features }) => features).filter((it) => lacks(sold, it)));
  return [
    ...sold.features.map((feature) => ({ feature, included: true })),
    ...[...lacking].map((feature) => ({ feature, included: false })),
  ];
}

function lacks(sold: Package, feature: PackageFeature): boolean {
  if (sold.features.includes(feature)) return false;
  const scale = scaleOf(feature);
  const own = scale?.findLastIndex((step) => sold.features.includes(step)) ?? -1;
  return !scale || own === -1 || scale.indexOf(feature) === own + 1;
}
