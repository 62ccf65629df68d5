import { askAuth } from './ask-auth.ts';

export async function requestPasswordReset(email: string): Promise<void> {
  const redirectTo = `${window.location.origin}/auth`;
  await askAuth((client) => client.resetPasswordForEmail(email, { redirectTo }));
}

/** What shows that the session is the owner's, if it is not fresh. */
export type OwnerProof = { current_password?: string; nonce?: string };

/** This also ends every other session of the account. */
export async function updatePassword(password: string, proof: OwnerProof): Promise<void> {
  await askAuth((client) => client.updateUser({ password, ...proof }));
}

export async function requestOwnerCode(): Promise<void> {
  await askAuth((client) => client.reauthenticate());
}

/** The mailed code proves the address to this session, so everything in the account stays. */
export async function proveAddress(nonce: string): Promise<void> {
  await askAuth((client) => client.updateUser({ nonce }));
}
