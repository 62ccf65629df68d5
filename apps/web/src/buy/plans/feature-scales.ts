import type { PackageFeature } from '@vesika/contract';

export const featureScales = {
  countries: ['one-country', 'all-countries'],
  processing: ['standard-processing', 'fast-processing', 'instant-processing'],
  support: ['email-support-48h', 'email-support-24h', 'support-24-7'],
} as const satisfies Record<string, readonly PackageFeature[]>;

export type FeatureScale = keyof typeof featureScales;
export const scaleNames = ['countries', 'processing', 'support'] as const satisfies FeatureScale[];

export function scaleOf(feature: PackageFeature): readonly PackageFeature[] | undefined {
  return Object.values<readonly PackageFeature[]>(featureScales).find((steps) => steps.includes(feature));
}
