import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { type TestCheckoutRow, testCheckouts } from '../schema/index.ts';
import { mailTo } from './auth-client.ts';
import { eventsAt, sendEvent } from './payments.ts';
import type { TestService, Visitor } from './test-service.ts';

let addresses = 0;
const newAddress = () => `guest${++addresses}@example.org`;

export interface Guest {
  visitor: Visitor;
  photoId: string;
  imageUrl: string;
  email: string;
}

export async function guestWithPreview(service: TestService, instruction = 'photo'): Promise<Guest> {
  const visitor = service.visitor();
  const { imageUrl } = await visitor.uploadPicture(instruction);
  const made = (await visitor.process({ imageUrl })).json();
  if (made.state !== 'preview') throw new Error(JSON.stringify(made));
  return { visitor, photoId: made.photoId, imageUrl, email: newAddress() };
}

export const beginCheckout = (visitor: Visitor, payload: object) =>
  visitor.call({ ...requestLine('createCheckout'), payload: { priceId: 'starter-eur', ...payload } });

export async function checkoutOf(service: TestService, guest: Guest): Promise<TestCheckoutRow> {
  const { visitor, photoId, email } = guest;
  const response = await beginCheckout(visitor, { photo: { photoId }, email });
  if (response.statusCode !== 200) throw new Error(response.body);
  const id = response.json().url.split('/').at(-1);
  const [row] = await service.db.select().from(testCheckouts).where(eq(testCheckouts.id, id));
  return row!;
}

export async function payCheckout(service: TestService, checkout: TestCheckoutRow) {
  await service.db.update(testCheckouts).set({ status: 'paid' }).where(eq(testCheckouts.id, checkout.id));
  return sendEvent(service, eventsAt(checkout, service.now()).completed());
}

/** A guest with a paid photo and what the link in the receipt holds. */
export async function payingGuest(service: TestService, email = newAddress()) {
  const guest = { ...(await guestWithPreview(service)), email };
  const checkout = await checkoutOf(service, guest);
  await payCheckout(service, checkout);
  const { link, text } = await mailTo(`${service.dataDir}/outbox`, guest.email);
  return { ...guest, checkout, receipt: text, link: keyIn(link) };
}

export function keyIn(link: string) {
  const held = new URLSearchParams(new URL(link).hash.slice(1));
  return { id: held.get('id') ?? '', key: held.get('key') ?? '' };
}
