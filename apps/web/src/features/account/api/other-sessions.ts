import { authClient } from '../../../session/auth-client.ts';

/** Signs every other device out. */
export async function endOtherSessions(): Promise<void> {
  const { error } = await (await authClient()).signOut({ scope: 'others' });
  if (error) throw error;
}
