import { askAuth } from './ask-auth.ts';

export async function requestPasswordReset(email: string): Promise<void> {
  const redirectTo = `${window.location.origin}/auth`;
  await askAuth((client) => client.resetPasswordForEmail(email, { redirectTo }));
}

/** This also ends every other session of the account. */
export async function updatePassword(password: string): Promise<void> {
  await askAuth((client) => client.updateUser({ password }));
}
