import { authClient } from '../../../session/auth-client.ts';
import { answered } from './answered.ts';

const landing = () => ({ emailRedirectTo: `${window.location.origin}/dashboard/profile` });

export async function changeEmail(email: string): Promise<void> {
  const client = await authClient();
  await answered(client.updateUser({ email }, landing()));
}

export async function resendEmailChange(email: string): Promise<void> {
  const client = await authClient();
  await answered(client.resend({ type: 'email_change', email, options: landing() }));
}
