import { mailTo } from '../../apps/server/src/testing/auth-client.ts';
import { ask } from './ask.ts';
import type { Person } from './person.ts';
import type { Victim } from './victim.ts';

type Headers = Person['headers'];

/** Proves the address of an account in its session, by the code of a mail. */
export async function proveAddress({ url, outbox }: Victim, { email, headers }: Person): Promise<void> {
  const since = new Date();
  await ask(url, { method: 'GET', url: '/auth/v1/reauthenticate', headers });
  const { code: nonce } = await mailTo(outbox, email, since);
  const proven = await ask(url, { method: 'PUT', url: '/auth/v1/user', headers, body: { nonce } });
  if (proven.status !== 200) throw new Error(`the address was not proven: ${proven.body}`);
}

/** Signs in to the account of a mailbox as its owner does who never signed up. */
export async function signInByMail({ url, outbox }: Victim, email: string): Promise<Headers> {
  const since = new Date();
  await ask(url, { method: 'POST', url: '/auth/v1/otp', body: { email } });
  const { code: token } = await mailTo(outbox, email, since);
  const body = { type: 'email', email, token };
  const signedIn = await ask(url, { method: 'POST', url: '/auth/v1/verify', body });
  if (signedIn.status !== 200) throw new Error(`the owner was not signed in: ${signedIn.body}`);
  return { authorization: `Bearer ${JSON.parse(signedIn.body.toString()).access_token}` };
}
