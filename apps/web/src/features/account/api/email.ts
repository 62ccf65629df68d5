import { authClient } from '../../../session/auth-client.ts';
import { answered } from './answered.ts';

const landing = () => ({ emailRedirectTo: `${window.location.origin}/dashboard/profile` });

/** The new address takes effect once the link mailed to it has been opened. */
export async function changeEmail(email: string): Promise<void> {
  const client = await authClient();
  await answered(client.updateUser({ email }, landing()));
}

/** `email` is the account's current address. */
export async function resendEmailChange(email: string): Promise<void> {
  const client = await authClient();
  await answered(client.resend({ type: 'email_change', email, options: landing() }));
}
