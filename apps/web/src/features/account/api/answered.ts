import { accessToken } from '../../../session/auth-client.ts';
import { forgetSession } from '../../../session/sign-out.ts';

export async function answered<Answer extends { data: unknown; error: Error | null }>(
  answer: Promise<Answer>,
): Promise<Extract<Answer, { error: null }>['data']> {
  const { data, error } = await answer;
  if (!error) return data;
  if (error.name === 'AuthSessionMissingError') await forgetSession(await accessToken());
  throw error;
}
