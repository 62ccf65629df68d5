import { accessToken, authClient } from './auth-client.ts';
import { forgetShownPhoto } from './begun-photo.ts';

export async function signOut(): Promise<void> {
  forgetShownPhoto();
  await (await authClient()).signOut({ scope: 'local' });
}

export async function forgetSession(refused: string | null): Promise<void> {
  if ((await accessToken()) !== refused) return;
  await (await authClient()).signOut({ scope: 'local' });
}
