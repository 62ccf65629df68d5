import { endpoints } from './endpoints.ts';
import type { PackageFeature } from './packages.ts';

/** Where the operations of a feature are served that is more than a line on a package. */
const servedBelow: Partial<Record<PackageFeature, string>> = {
  'api-access': '/api/v1/',
  'bulk-processing': '/api/bulk',
};

/** Whether this service does what a package's feature promises: what is not served is neither shown nor sold. */
export function isServed(
  feature: PackageFeature,
  paths: readonly string[] = Object.values(endpoints).map(({ path }) => path),
): boolean {
  const root = servedBelow[feature];
  return root === undefined || paths.some((path) => path.startsWith(root));
}
