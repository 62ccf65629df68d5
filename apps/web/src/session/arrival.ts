export type MailPurpose = 'signup' | 'magiclink' | 'recovery';

export type Arrival =
  | { kind: 'plain' }
  | { kind: 'link'; purpose: MailPurpose }
  | { kind: 'spent-link'; purpose: MailPurpose };

export function readArrival({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Arrival {
  const said = new URLSearchParams(hash.slice(1));
  // A spent link tells its purpose by the page that it opens.
  const landed = pathname.replace(/\/$/, '') === '/auth' ? 'recovery' : 'signup';
  if (said.has('error_code') || said.has('error')) return { kind: 'spent-link', purpose: landed };
  if (!said.has('access_token')) return { kind: 'plain' };
  return { kind: 'link', purpose: purposeOf(said.get('type')) };
}

function purposeOf(type: string | null): MailPurpose {
  return type === 'recovery' || type === 'signup' ? type : 'magiclink';
}

/** Read before the client clears it from the address. */
export const arrival: Arrival =
  typeof window === 'undefined' ? { kind: 'plain' } : readArrival(window.location);
