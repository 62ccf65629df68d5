import type { Package, PackageFeature } from '@vesika/contract';

const shownMax = 3;

const byWeight: readonly PackageFeature[] = [
  'all-countries',
  'one-country',
  'print-pdf',
  'api-access',
  'bulk-processing',
  'png',
  'jpg',
  'account-manager',
  'support-24-7',
  'email-support-24h',
  'email-support-48h',
  'instant-processing',
  'fast-processing',
  'standard-processing',
];

export function shortFeatures(sold: Package, smaller: Package | undefined): PackageFeature[] {
  const has = byWeight.filter((feature) => sold.features.includes(feature));
  const added = has.filter((feature) => !smaller?.features.includes(feature));
  return [...added, ...has.filter((feature) => !added.includes(feature))].slice(0, shownMax);
}
