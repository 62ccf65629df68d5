import type { SessionState } from './session-state.ts';

const area = '/dashboard';

/** A public page on which a picture may lie that is to be taken along. */
const check = /^(\/[a-z]{2})?\/check$/;

/**
 * Where signing in leads; `otherwise` where the address asks for nothing. Only the signed-in area of our own and the
 * photo check are ever gone to, whatever the address asks for.
 */
export function nextPath(search: string, otherwise = area): string {
  const asked = new URLSearchParams(search).get('next');
  if (asked === null) return otherwise;
  if (!asked.startsWith('/')) return area;
  // Read as a browser reads it: `//host`, backslashes, tabs and dots are settled here.
  const own = 'https://own.invalid';
  if (!URL.canParse(asked, own)) return area;
  const { origin, pathname, search: query, hash } = new URL(asked, own);
  const isInside = pathname === area || pathname.startsWith(`${area}/`) || check.test(pathname);
  return origin === own && isInside ? `${pathname}${query}${hash}` : area;
}

/** Out of the signed-in area: home for who has just signed out; else to sign in, and from there back here. */
export function wayOut(session: SessionState, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (session.status === 'guest' && session.since === 'left') return '/';
  const here = `${pathname}${search}`;
  return here === area ? '/auth' : `/auth?${new URLSearchParams({ next: here })}`;
}
