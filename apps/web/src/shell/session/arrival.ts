export type MailPurpose = 'signup' | 'magiclink' | 'recovery';

export type Arrival =
  | { kind: 'plain' }
  | { kind: 'link'; purpose: MailPurpose }
  | { kind: 'spent-link'; purpose: MailPurpose };

interface Arriving extends Pick<Location, 'pathname' | 'hash'> {
  cookie: string;
}

export function readArrival({ pathname, hash, cookie }: Arriving): Arrival {
  const said = new URLSearchParams(hash.slice(1));
  // A spent link tells its purpose by the page that it opens.
  const landed = pathname.replace(/\/$/, '') === '/auth' ? 'recovery' : 'signup';
  if (said.has('error_code') || said.has('error')) return { kind: 'spent-link', purpose: landed };
  const token = said.get('access_token');
  if (token === null || !wasPressedHere(token, cookie)) return { kind: 'plain' };
  return { kind: 'link', purpose: purposeOf(said.get('type')) };
}

/** The page of the mailed link leaves the end of the token when its button is pressed. An address alone may be a stranger's. */
function wasPressedHere(token: string, cookie: string): boolean {
  return cookie.split('; ').includes(`vesika_pressed=${token.slice(-22)}`);
}

function purposeOf(type: string | null): MailPurpose {
  return type === 'recovery' || type === 'signup' ? type : 'magiclink';
}

/** Read before the client clears it from the address. */
export const arrival: Arrival =
  typeof window === 'undefined'
    ? { kind: 'plain' }
    : readArrival({
        pathname: window.location.pathname,
        hash: window.location.hash,
        cookie: document.cookie,
      });
