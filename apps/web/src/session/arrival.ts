export type MailPurpose = 'signup' | 'magiclink' | 'recovery' | 'email_change';

export type Arrival =
  | { kind: 'plain' }
  | { kind: 'link'; purpose: MailPurpose }
  | { kind: 'spent-link'; purpose: MailPurpose };

/** The pages that mailed links open; a spent link does not tell its purpose otherwise. */
const purposeAt: Readonly<Record<string, MailPurpose>> = {
  '/auth': 'recovery',
  '/dashboard/profile': 'email_change',
};

export function readArrival({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Arrival {
  const said = new URLSearchParams(hash.slice(1));
  const landed = purposeAt[pathname.replace(/\/$/, '')] ?? 'signup';
  if (said.has('error_code') || said.has('error')) return { kind: 'spent-link', purpose: landed };
  if (!said.has('access_token')) return { kind: 'plain' };
  return { kind: 'link', purpose: purposeOf(said.get('type')) };
}

function purposeOf(type: string | null): MailPurpose {
  return type === 'recovery' || type === 'email_change' || type === 'signup' ? type : 'magiclink';
}

/** Read before the client clears it from the address. */
export const arrival: Arrival =
  typeof window === 'undefined' ? { kind: 'plain' } : readArrival(window.location);
