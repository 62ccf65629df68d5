import { accessToken, authClient } from './auth-client.ts';

let choosing = false;

/** The visitor is signing out in this tab, at this moment. */
export function isSigningOut(): boolean {
  return choosing;
}

/** Ends the session of this browser, also where the service cannot be reached. */
export async function signOut(): Promise<void> {
  choosing = true;
  try {
    await (await authClient()).signOut({ scope: 'local' });
  } finally {
    choosing = false;
  }
}

/** The service no longer takes this token: its session ended elsewhere, and the page forgets it too. */
export async function forgetSession(refused: string | null): Promise<void> {
  // Meanwhile another tab may have signed in anew.
  if ((await accessToken()) !== refused) return;
  await (await authClient()).signOut({ scope: 'local' });
}
