import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail/mail.ts';
import { createFingerprint } from '../../platform/secrets/fingerprint.ts';
import type { KeyedLinks } from '../../platform/secrets/keyed-links.ts';
import { loadSigningKeys } from '../../platform/secrets/signing-secret.ts';
import { renewals, userPhotos } from '../../schema/index.ts';
import { businessOf, statusAndCode } from '../../testing/business.ts';
import { type Customer, testService } from '../../testing/test-service.ts';
import { requirementFor } from '../requirements/index.ts';
import { renewalLinks } from './register.ts';
import { remindOfRenewals } from './remind-of-renewals.ts';

const siteUrl = () => 'https://vesika.example';
const service = testService();
let links: KeyedLinks;
beforeAll(async () => {
  await service.untilReady();
  const { fingerprints } = await loadSigningKeys(service.dataDir, undefined);
  links = renewalLinks({ fingerprint: createFingerprint(fingerprints), siteUrl });
});
beforeEach(() => service.empty());

async function withPhoto(): Promise<{ customer: Customer; photoId: string }> {
  const { customer, program } = await businessOf(service);
  await program.send('v1MakePhoto', { countryCode: 'BE', documentType: 'passport' });
  const [photo] = await service.db.select().from(userPhotos).where(eq(userPhotos.userId, customer.userId));
  return { customer, photoId: photo!.id };
}

const set = (customer: Customer, photoId: string, expiresOn: string | null) =>
  customer.call({ ...requestLine('setRenewal', { params: { photoId } }), payload: { expiresOn } });
const get = async (customer: Customer, photoId: string) =>
  (await customer.call(requestLine('getRenewal', { params: { photoId } }))).json().expiresOn;

async function reminded(day: string): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const log = { error: (...reported: unknown[]) => expect(reported).toEqual([]) };
  const clock = () => Date.parse(day);
  await remindOfRenewals({
    db: service.db,
    clock,
    mailer,
    links,
    siteUrl,
    requirementFor,
    log,
  });
  return sent;
}

it('is set and removed for the document of an own photo', async () => {
  const { customer, photoId } = await withPhoto();
  expect(await get(customer, photoId)).toBeNull();
  await set(customer, photoId, '2036-11-20');
  await set(customer, photoId, '2036-12-24');
  expect(await get(customer, photoId)).toBe('2036-12-24');
  expect(await service.db.select().from(renewals)).toHaveLength(1);
  expect(statusAndCode(await set(customer, photoId, '2020-01-01'))).toEqual([400, 'request-invalid']);
  const stranger = await service.customer();
  expect(statusAndCode(await set(stranger, photoId, '2036-12-24'))).toEqual([404, 'photo-not-found']);
  await set(customer, photoId, null);
  expect(await get(customer, photoId)).toBeNull();
});

it('is mailed once, half a year before, with the rule of that day', async () => {
  const { customer, photoId } = await withPhoto();
  await set(customer, photoId, '2036-11-20');
  expect(await reminded('2036-05-01T09:00:00Z')).toEqual([]);
  const [mail, ...others] = await reminded('2036-05-23T09:00:00Z');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: customer.email });
  expect(mail!.text).toContain('Belgium');
  expect(mail!.text).toMatch(/35 × 45/);
  expect(await reminded('2036-05-24T09:00:00Z')).toEqual([]);
});

it('ends by the button of the mailed page, not by opening it', async () => {
  const { customer, photoId } = await withPhoto();
  await set(customer, photoId, '2036-11-20');
  const [mail] = await reminded('2036-05-23T09:00:00Z');
  const [link] = /https:\/\/vesika\.example\/renewal\S+/.exec(mail!.text)!;
  const url = link.replace('https://vesika.example', '');
  expect((await service.app.inject(url)).statusCode).toBe(200);
  expect(await get(customer, photoId)).toBe('2036-11-20');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const payload = url.split('?')[1]!;
  const forged = payload.replace(/key=.{4}/, 'key=AAAA');
  const press = (form: string) =>
    service.app.inject({ method: 'POST', url: '/renewal', headers, payload: form });
  expect((await press(forged)).statusCode).toBe(404);
  expect((await press(payload)).body).toContain('The reminder has been cancelled.');
  expect(await get(customer, photoId)).toBeNull();
});

it('is listed in the account, and deleted by its owner alone', async () => {
  const { customer, photoId } = await withPhoto();
  await set(customer, photoId, '2040-05-17');
  const listed = async (of: Customer) => (await of.call(requestLine('listRenewals'))).json().renewals;
  const [renewal] = await listed(customer);
  expect(renewal).toMatchObject({ countryCode: 'BE', documentType: 'passport', expiresOn: '2040-05-17' });
  const { customer: other } = await withPhoto();
  expect(await listed(other)).toEqual([]);
  const remove = requestLine('deleteRenewal', { params: { renewalId: renewal.id } });
  await other.call(remove);
  expect(await listed(customer)).toHaveLength(1);
  await customer.call(remove);
  expect(await listed(customer)).toEqual([]);
});
