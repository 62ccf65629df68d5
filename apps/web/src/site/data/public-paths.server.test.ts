import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from '../../routes.ts';
import { publicPaths } from './public-paths.server.ts';

/** Pages that are not for search engines, and routes that are not pages. */
const unlisted: Record<string, string> = {
  '/:lang?/index-new': 'shows what / shows',
  '/:lang/create': 'leads to /create',
  '/:lang/purchase': 'leads to /purchase',
  '/:lang/auth': 'leads to /auth',
  '/:lang/dashboard/*': 'leads to the signed-in area',
  '/:lang/operator/*': 'leads to the desk of operators',
  '/sitemap.xml': 'for machines',
  '/robots.txt': 'for machines',
  '/og/*': 'for machines',
  '/create': 'a tool, reached from the pages',
  '/purchase': 'shows what a mailed link holds',
  '/auth': 'signing in',
  '/dashboard': 'signed-in area',
  '/dashboard/passport': 'signed-in area',
  '/dashboard/visa': 'signed-in area',
  '/dashboard/id': 'signed-in area',
  '/dashboard/other': 'signed-in area',
  '/dashboard/gallery': 'signed-in area',
  '/dashboard/photos/:photoId': 'signed-in area',
  '/dashboard/own-documents': 'signed-in area',
  '/dashboard/bulk': 'signed-in area',
  '/dashboard/bulk/:batchId': 'signed-in area',
  '/dashboard/profile': 'signed-in area',
  '/dashboard/payments': 'signed-in area',
  '/dashboard/webhooks': 'signed-in area',
  '/dashboard/api': 'signed-in area',
  '/operator': 'desk of operators',
  '/operator/people': 'desk of operators',
  '/operator/people/:personId': 'desk of operators',
  '/operator/checks': 'desk of operators',
  '/operator/money': 'desk of operators',
  '/operator/offers': 'desk of operators',
  '/operator/quality': 'desk of operators',
  '/operator/rules': 'desk of operators',
  '/operator/settings': 'desk of operators',
  '/operator/acts': 'desk of operators',
  '/*': 'no page',
};

const patterns = patternsOf(routes);
const patternAt = (path: string) =>
  matchRoutes(
    patterns.map((each) => ({ path: each })),
    path,
  )?.[0]?.route.path;

describe('publicPaths', () => {
  it('lists something of every route that is not deliberately left out', () => {
    const listed = new Set(publicPaths().map(patternAt));
    expect(patterns.filter((pattern) => !listed.has(pattern))).toEqual(Object.keys(unlisted));
  });

  it('lists each page once, and nothing that is no page', () => {
    const paths = publicPaths();
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => patternAt(path)! in unlisted)).toEqual([]);
  });
});

function patternsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return children ? patternsOf(children, own) : [own];
  });
}
