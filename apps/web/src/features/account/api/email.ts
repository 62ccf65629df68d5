import { authClient } from '../../../session/auth-client.ts';
import { answered } from './answered.ts';

const landing = () => ({ emailRedirectTo: `${window.location.origin}/dashboard/profile` });

/** The new address counts once the link that is sent there has been opened. */
export async function changeEmail(email: string): Promise<void> {
  const client = await authClient();
  await answered(client.updateUser({ email }, landing()));
}

/** `email` is the one that the account has now. */
export async function resendEmailChange(email: string): Promise<void> {
  const client = await authClient();
  await answered(client.resend({ type: 'email_change', email, options: landing() }));
}
