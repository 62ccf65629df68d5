import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../../platform/mail/outbox.ts';
import { userPhotos } from '../../../../schema/index.ts';
import { patiently } from '../../../../testing/patiently.ts';
import {
  largerHeads,
  laxer,
  newSources,
  openRulesDesk,
  type RulesDesk,
  unchanged,
} from '../../../../testing/rules-desk.ts';
import type { Customer } from '../../../../testing/test-service.ts';
import { mailRulesChanges } from './mail-rules-changes.ts';

let desk: RulesDesk;
let customer: Customer;
beforeAll(async () => {
  desk = await openRulesDesk();
});
beforeEach(async () => {
  desk.change(unchanged);
  await desk.service.empty();
  customer = await desk.service.customer();
});
afterAll(() => desk.service.close());

const options = (person: Customer, rulesChangeMail = true) =>
  person.call({ ...requestLine('setPreferences'), payload: { rulesChangeMail } });

describe('the mail about it', () => {
  const siteUrl = () => 'https://vesika.example';
  const log = { error: (...reported: unknown[]) => void reported };

  async function mailed(send?: (to: string) => void) {
    const sent: { to: string; subject: string; text: string; html: string }[] = [];
    const mailer = {
      send: async (mail: (typeof sent)[number]) => {
        send?.(mail.to);
        sent.push(mail);
      },
      close: () => undefined,
    };
    const { clock } = desk;
    await mailRulesChanges({ db: desk.service.db, clock, mailer, siteUrl, log });
    return sent;
  }

  it('goes to owners who chose it, once, with all their photos', async () => {
    const photoIds = [await desk.photoOf(customer), await desk.photoOf(customer, { documentType: 'id' })];
    const [quiet, unwilling] = [await desk.service.customer(), await desk.service.customer()];
    for (const person of [quiet, unwilling]) await desk.photoOf(person);
    await options(customer);
    await options(unwilling, false);
    desk.change(largerHeads);
    await desk.follow();
    const mails = await mailed();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [customer.email, 'Photo requirements have changed'],
    ]);
    for (const part of [mails[0]!.text, mails[0]!.html]) {
      for (const id of photoIds) expect(part).toContain(`https://vesika.example/dashboard/photos/${id}`);
      expect(part).toContain('Germany, Passport, made on');
      expect(part).toContain('would no longer pass');
    }
    expect(await mailed()).toEqual([]);
    desk.change(laxer);
    await desk.follow();
    const [again] = await mailed();
    expect(again?.to).toBe(customer.email);
  });

  it('is in the language of the account, and says what is harmless', async () => {
    await customer.call({ method: 'PUT', url: '/auth/v1/user', payload: { data: { language: 'tr' } } });
    await desk.photoOf(customer);
    await options(customer);
    desk.change(largerHeads);
    await desk.follow();
    const [mail] = await mailed();
    expect(mail?.subject).toBe('Fotoğraf koşulları değişti');
    expect(mail?.text).toContain('Almanya, Pasaport');
    expect(mail?.html).toContain('<html lang="tr" dir="ltr">');
  });

  it('is not sent for changes that are not reported', async () => {
    await desk.photoOf(customer);
    await options(customer);
    desk.change(newSources);
    await desk.follow();
    expect(await mailed()).toEqual([]);
  });

  it('names twenty photos and counts the others', async () => {
    await desk.photoOf(customer);
    const [row] = await desk.service.db.select().from(userPhotos);
    const copies = Array.from({ length: 24 }, () => ({ ...row!, id: crypto.randomUUID() }));
    await desk.service.db.insert(userPhotos).values(copies);
    await options(customer);
    desk.change(largerHeads);
    await desk.follow();
    const [mail] = await mailed();
    expect(mail?.text.match(/dashboard\/photos\//g)).toHaveLength(20);
    expect(mail?.text).toContain('More photos in your gallery: 5');
  });

  it('that cannot be sent keeps nobody else from theirs, and is tried again', async () => {
    const other = await desk.service.customer();
    for (const person of [customer, other]) {
      await desk.photoOf(person);
      await options(person);
    }
    desk.change(largerHeads);
    await desk.follow();
    const failing = (to: string) => {
      if (to === customer.email) throw new Error('the mailbox is full');
    };
    expect((await mailed(failing)).map(({ to }) => to)).toEqual([other.email]);
    expect((await mailed()).map(({ to }) => to)).toEqual([customer.email]);
  });
});

describe('a service that is up', () => {
  it('finds them by itself, and mails their owner', async () => {
    const fresh = await openRulesDesk();
    const { app, dataDir, close } = fresh.service;
    const owner = await fresh.service.customer();
    const photoId = await fresh.photoOf(owner);
    await options(owner);
    fresh.change(largerHeads);
    const report = requestLine('getPhotoReport', { params: { photoId } });
    const rulesChange = async () => (await owner.call(report)).json().rulesChange;
    await app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(rulesChange, patiently).not.toBeNull();
    const outbox = join(dataDir, 'outbox');
    await expect.poll(async () => (await readOutbox(outbox)).length, patiently).toBe(1);
    const [mail] = await readOutbox(outbox);
    const { port } = app.server.address() as { port: number };
    expect(mail).toMatchObject({ to: owner.email });
    expect(mail?.text).toContain(`http://localhost:${port}/dashboard/photos/`);
    await close();
  });
});
