import { authClient } from '../../../session/auth-client.ts';
import { answered } from './answered.ts';

export async function requestPasswordReset(email: string): Promise<void> {
  const client = await authClient();
  const redirectTo = `${window.location.origin}/auth`;
  await answered(client.resetPasswordForEmail(email, { redirectTo }));
}

/** This also ends every other session of the account. */
export async function updatePassword(password: string): Promise<void> {
  const client = await authClient();
  await answered(client.updateUser({ password }));
}
