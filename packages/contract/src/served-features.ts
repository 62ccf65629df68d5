import { endpoints } from './endpoints.ts';
import type { PackageFeature } from './packages.ts';

/** Path under which a package feature is served, for features that are operations. */
const servedBelow: Partial<Record<PackageFeature, string>> = {
  'api-access': '/api/v1/',
  'bulk-processing': '/api/bulk',
};

/** Whether this service provides a package feature. A feature that is not served is neither displayed nor sold. */
export function isServed(
  feature: PackageFeature,
  paths: readonly string[] = Object.values(endpoints).map(({ path }) => path),
): boolean {
  const root = servedBelow[feature];
  return root === undefined || paths.some((path) => path.startsWith(root));
}
