import { authClient } from '../../../session/auth-client.ts';
import { factorsToShow } from '../../../session/second-factor.ts';
import { answered } from './answered.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** True once signed in; false where a second factor is still to be shown. */
export async function signIn(credentials: Credentials): Promise<boolean> {
  const client = await authClient();
  const { session } = await answered(client.signInWithPassword(credentials));
  return factorsToShow(session).length === 0;
}

/** False where the address has to be confirmed first; mails come in the language given. */
export async function signUp({ email, password }: Credentials, language: string): Promise<boolean> {
  const client = await authClient();
  const emailRedirectTo = `${window.location.origin}/dashboard`;
  const options = { emailRedirectTo, data: { language } };
  const { session } = await answered(client.signUp({ email, password, options }));
  return session !== null;
}

export async function resendConfirmation(email: string): Promise<void> {
  const client = await authClient();
  const emailRedirectTo = `${window.location.origin}/dashboard`;
  await answered(client.resend({ type: 'signup', email, options: { emailRedirectTo } }));
}

/** The code of a mail, for who reads it on another device. Signs in. */
export async function redeemMailCode(type: 'signup' | 'recovery', email: string, token: string) {
  const client = await authClient();
  await answered(client.verifyOtp({ type, email, token }));
}
