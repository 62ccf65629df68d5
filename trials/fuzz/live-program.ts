import { apiScopes, requestLine } from '@vesika/contract';
import { jpegTelling } from '../../apps/server/src/testing/people.ts';
import { signUpAt } from '../../apps/server/src/testing/remote-customer.ts';

/** A key of an account with a package, and ids of what the account has. */
export interface LiveProgram {
  key: string;
  known: Record<string, string>;
}

export async function liveProgram(url: string, outbox: string): Promise<LiveProgram> {
  const customer = await signUpAt(url, { outbox });
  const call = async (line: { method: string; url: string }, body?: object) =>
    jsonOf(await customer.call(url, line, body));
  const begun = await call(requestLine('createCheckout'), { priceId: 'business-try', language: 'en' });
  const page = new URL(begun.url, url);
  await fetch(url + page.pathname, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
  const wish = { name: 'fuzz', scopes: apiScopes, lifetimeDays: null };
  const { secret: key } = await call(requestLine('createApiKey'), wish);
  const kept = await call(requestLine('v1KeepOwnDocument'), {
    name: 'Exam',
    variant: 'own-3500x4500-bwhite-k20x50',
  });

  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(jpegTelling('photo'))]), 'portrait.jpg');
  for (const [name, value] of Object.entries({ countryCode: 'BE', documentType: 'passport' }))
    form.set(name, value);
  const headers = { authorization: `Bearer ${key}` };
  const photo = await jsonOf(await fetch(`${url}/api/v1/photos`, { method: 'POST', headers, body: form }));
  return { key, known: { photoId: photo.id, originalId: photo.originalId, documentId: kept.id } };
}

// biome-ignore lint/suspicious/noExplicitAny: The answers are those of many operations.
async function jsonOf(answer: Response): Promise<any> {
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
