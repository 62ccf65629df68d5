import type { LoaderFunctionArgs } from 'react-router';
import { publicPaths } from '../../site/data/public-paths.server.ts';
import { sitemap } from '../../site/data/sitemap.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return new Response(sitemap(context.siteUrl, publicPaths()), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
