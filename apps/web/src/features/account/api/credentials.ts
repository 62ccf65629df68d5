import { factorsToShow } from '../../../shell/session/second-factor.ts';
import { askAuth } from './ask-auth.ts';

export interface Credentials {
  email: string;
  password: string;
}

export async function signIn(credentials: Credentials): Promise<boolean> {
  const { session } = await askAuth((client) => client.signInWithPassword(credentials));
  return factorsToShow(session).length === 0;
}

export async function signUp({ email, password }: Credentials, language: string): Promise<boolean> {
  const emailRedirectTo = `${window.location.origin}/dashboard`;
  const options = { emailRedirectTo, data: { language } };
  const { session } = await askAuth((client) => client.signUp({ email, password, options }));
  return session !== null;
}

export async function resendConfirmation(email: string): Promise<void> {
  const emailRedirectTo = `${window.location.origin}/dashboard`;
  await askAuth((client) => client.resend({ type: 'signup', email, options: { emailRedirectTo } }));
}

/** Mails a sign-in link to `path`. It creates no account and does not reveal whether one exists. */
export async function requestSignInLink(email: string, path: string): Promise<void> {
  const options = { shouldCreateUser: false, emailRedirectTo: window.location.origin + path };
  await askAuth((client) => client.signInWithOtp({ email, options }));
}

export type CodePurpose = 'signup' | 'recovery' | 'magiclink';

export async function redeemMailCode(purpose: CodePurpose, email: string, token: string) {
  const type = purpose === 'magiclink' ? 'email' : purpose;
  await askAuth((client) => client.verifyOtp({ type, email, token }));
}
