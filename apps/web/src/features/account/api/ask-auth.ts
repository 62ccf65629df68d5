import { accessToken, authClient } from '../../../shell/session/auth-client.ts';
import { forgetSession } from '../../../shell/session/sign-out.ts';

type Client = Awaited<ReturnType<typeof authClient>>;

/** Asks the service of accounts. Throws its error. */
export async function askAuth<Answer extends { data: unknown; error: Error | null }>(
  ask: (client: Client) => Promise<Answer>,
): Promise<Extract<Answer, { error: null }>['data']> {
  const { data, error } = await ask(await authClient());
  if (!error) return data;
  if (error.name === 'AuthSessionMissingError') await forgetSession(await accessToken());
  throw error;
}
