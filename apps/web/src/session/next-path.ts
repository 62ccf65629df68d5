import type { SessionState } from './session-state.ts';

const area = '/dashboard';

/** Where signing in leads; `otherwise` where the address asks for nothing. Only the signed-in area of our own is ever gone to, whatever the address asks for. */
export function nextPath(search: string, otherwise = area): string {
  const asked = new URLSearchParams(search).get('next');
  if (asked === null) return otherwise;
  if (!asked.startsWith('/')) return area;
  // Read as a browser reads it: `//host`, backslashes, tabs and dots are settled here.
  const own = 'https://own.invalid';
  if (!URL.canParse(asked, own)) return area;
  const { origin, pathname, search: query, hash } = new URL(asked, own);
  const isInside = pathname === area || pathname.startsWith(`${area}/`);
  return origin === own && isInside ? `${pathname}${query}${hash}` : area;
}

/** Out of the signed-in area: home for who has just signed out; else to sign in, and from there back here. */
export function wayOut(session: SessionState, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (session.status === 'guest' && session.since === 'left') return '/';
  const here = `${pathname}${search}`;
  return here === area ? '/auth' : `/auth?${new URLSearchParams({ next: here })}`;
}
