import { apiRoot } from '@vesika/contract';
import type { LoaderFunctionArgs } from 'react-router';

const privatePaths = ['/dashboard', '/operator', '/auth', apiRoot, '/files/', '/test-payment'];

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    // The service is open to search engines as a whole or not at all.
    ...(context.siteUrl ? ['', `Sitemap: ${context.siteUrl}/sitemap.xml`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
