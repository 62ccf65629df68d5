import type { Package, PackageFeature } from '@vesika/contract';
import { type FeatureScale, featureScales, scaleNames, scaleOf } from '../../buy/plans/feature-scales.ts';

export type ComparisonRow =
  | { scale: FeatureScale; steps: (PackageFeature | null)[] }
  | { feature: PackageFeature; included: boolean[] };

export function comparisonRows(packages: readonly Package[]): ComparisonRow[] {
  const scales = scaleNames.map((scale) => ({ scale, steps: packages.map((sold) => stepOf(sold, scale)) }));
  const others = new Set(packages.flatMap(({ features }) => features).filter((it) => !scaleOf(it)));
  return [
    ...scales.filter(({ steps }) => steps.some(Boolean)),
    ...[...others].map((feature) => ({
      feature,
      included: packages.map(({ features }) => features.includes(feature)),
    })),
  ];
}

function stepOf({ features }: Package, scale: FeatureScale): PackageFeature | null {
  return featureScales[scale].findLast((step) => features.includes(step)) ?? null;
}
