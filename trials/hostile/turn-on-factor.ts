import { totpCode, totpStep } from '../../apps/server/src/features/accounts/factors/totp.ts';
import { type Answer, ask, jsonOf } from './ask.ts';
import type { Person } from './person.ts';

/** Enrols a second factor and shows its first code; the answer has a session that has shown it. */
export async function turnOnFactor(
  url: string,
  headers: Person['headers'],
): Promise<{ factorId: string; answer: Answer }> {
  const post = (path: string, body: object) =>
    ask(url, { method: 'POST', url: `/auth/v1/factors${path}`, headers, body });
  const enrolled = await post('', { factor_type: 'totp' });
  const { id, totp } = jsonOf<{ id: string; totp: { secret: string } }>(enrolled);
  const challenge = jsonOf<{ id: string }>(await post(`/${id}/challenge`, {}));
  const code = totpCode(totp.secret, totpStep(Date.now()));
  return { factorId: id, answer: await post(`/${id}/verify`, { challenge_id: challenge.id, code }) };
}
