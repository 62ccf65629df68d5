import type { SessionState } from './session-state.ts';

const area = '/dashboard';
const areas = [area, '/operator'];

const check = /^(\/[a-z]{2})?\/check$/;

/**
 * The path to open after signing in: `otherwise` if the address names none. Only paths of the signed-in areas and of the
 * photo check are accepted.
 */
export function nextPath(search: string, otherwise = area): string {
  const requested = new URLSearchParams(search).get('next');
  if (requested === null) return otherwise;
  if (!requested.startsWith('/')) return area;
  // URL resolves `//host`, backslashes, tabs and dots as a browser does.
  const own = 'https://own.invalid';
  if (!URL.canParse(requested, own)) return area;
  const { origin, pathname, search: query, hash } = new URL(requested, own);
  const isInside =
    areas.some((each) => pathname === each || pathname.startsWith(`${each}/`)) || check.test(pathname);
  return origin === own && isInside ? `${pathname}${query}${hash}` : area;
}

export function wayOut(session: SessionState, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (session.status === 'guest' && session.since === 'left') return '/';
  const here = `${pathname}${search}`;
  return here === area ? '/auth' : `/auth?${new URLSearchParams({ next: here })}`;
}
