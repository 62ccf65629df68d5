const area = '/dashboard';

/** Where signing in leads. Only the signed-in area of our own is ever gone to, whatever the address asks for. */
export function nextPath(search: string): string {
  const asked = new URLSearchParams(search).get('next');
  if (!asked?.startsWith('/')) return area;
  // Read as a browser reads it: `//host`, backslashes, tabs and dots are settled here.
  const own = 'https://own.invalid';
  if (!URL.canParse(asked, own)) return area;
  const { origin, pathname, search: query, hash } = new URL(asked, own);
  const isInside = pathname === area || pathname.startsWith(`${area}/`);
  return origin === own && isInside ? `${pathname}${query}${hash}` : area;
}

/** The sign-in page, which leads back to where the visitor was. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const here = `${pathname}${search}`;
  return here === area ? '/auth' : `/auth?${new URLSearchParams({ next: here })}`;
}
