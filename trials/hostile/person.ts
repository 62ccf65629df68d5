import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { ask, jsonOf, upload } from './ask.ts';

/** An account with its resources, which no one else may reach. */
export interface Person {
  userId: string;
  email: string;
  password: string;
  headers: { authorization: string };
  refreshToken: string;
  /** Signed link of the uploaded original; empty without one. */
  imageUrl: string;
  photoId: string;
  /** Signed link of the clean photo. */
  fileUrl: string;
  paymentId: string;
  purchaseId: string;
}

export async function openPerson(origin: string, portrait?: Buffer): Promise<Person> {
  const email = `person-${randomUUID()}@example.com`;
  const password = 'a password of somebody';
  const signedUp = await ask(origin, { method: 'POST', url: '/auth/v1/signup', body: { email, password } });
  const session = jsonOf<{ access_token: string; refresh_token: string; user: { id: string } }>(signedUp);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const person = { userId: session.user.id, email, password, headers, refreshToken: session.refresh_token };
  const nothing = { imageUrl: '', photoId: '', fileUrl: '', paymentId: '', purchaseId: '' };
  return portrait
    ? { ...person, ...(await belongings(origin, headers, portrait)) }
    : { ...person, ...nothing };
}

async function belongings(origin: string, headers: Person['headers'], portrait: Buffer) {
  await buy(origin, headers, 'pro-eur');
  const listed = await ask(origin, { ...requestLine('listPurchases'), headers });
  const { purchases } = jsonOf<{ purchases: { id: string; invoices: { paymentId: string }[] }[] }>(listed);
  const { imageUrl } = jsonOf<{ imageUrl: string }>(await upload(origin, portrait, { headers }));
  const body = { imageUrl, countryCode: 'DE', documentType: 'passport', cropOnly: true };
  const made = await ask(origin, { ...requestLine('processPhoto'), headers, body });
  const { photoId, files } = jsonOf<{ photoId: string; files?: { url: string }[] }>(made);
  const [purchase] = purchases;
  if (!purchase || !files?.[0])
    throw new Error(`the server makes no clean photo: ${made.body.subarray(0, 200)}`);
  return {
    ...{ imageUrl, photoId, fileUrl: files[0].url },
    ...{ purchaseId: purchase.id, paymentId: purchase.invoices[0]?.paymentId ?? '' },
  };
}

/** Buys a package on the checkout page of the test mode. */
export async function buy(origin: string, headers: Person['headers'], priceId: string): Promise<void> {
  const body = { priceId, language: 'en' };
  const begun = await ask(origin, { ...requestLine('createCheckout'), headers, body });
  const { pathname } = new URL(jsonOf<{ url: string }>(begun).url, origin);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await ask(origin, { method: 'POST', url: pathname, headers: form, body: 'action=pay' });
}
