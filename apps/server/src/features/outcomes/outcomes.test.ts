import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createFingerprint } from '../../platform/secrets/fingerprint.ts';
import { loadSigningKeys } from '../../platform/secrets/signing-secret.ts';
import { contactMessages, outcomeRefusals, photoOutcomes, userPhotos } from '../../schema/index.ts';
import { businessOf } from '../../testing/business.ts';
import { testService } from '../../testing/test-service.ts';
import { findAcceptance } from './acceptance.ts';
import { askForOutcomes } from './ask-for-outcomes.ts';
import { forgetOutcomes, noteOutcomes } from './note-outcomes.ts';
import { createOutcomeLinks, type OutcomeLinks } from './outcome-links.ts';

const sentMax = 40;
const service = testService({ RATE_LIMIT_PER_ADDRESS: `${sentMax}` });
let links: OutcomeLinks;
beforeAll(async () => {
  await service.untilReady();
  const keys = await loadSigningKeys(service.dataDir, undefined);
  const fingerprint = createFingerprint(keys.fingerprints);
  links = createOutcomeLinks({ fingerprint, siteUrl: () => 'https://vesika.example' });
});
beforeEach(() => service.empty());

/** A photo that was bought; the time of its payment. */
async function bought(): Promise<{ userId: string; email: string; paidAt: Date }> {
  const { customer, program } = await businessOf(service);
  await program.send('v1MakePhoto', { countryCode: 'BE', documentType: 'passport' });
  const [photo] = await service.db.select().from(userPhotos).where(eq(userPhotos.userId, customer.userId));
  expect(photo?.unlockedAt).toBeInstanceOf(Date);
  return { userId: customer.userId, email: customer.email, paidAt: photo!.unlockedAt! };
}

async function requested(now: Date): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const { db } = service;
  const log = { error: (...reported: unknown[]) => expect(reported).toEqual([]) };
  await noteOutcomes(db, now);
  const clock = () => now.getTime();
  await askForOutcomes({ db, clock, mailer, links, log, days: 28 });
  return sent;
}

const after = (time: Date, days: number) => new Date(time.getTime() + days * dayMs);

/** The mail's address, without the site. */
async function linkOf(paidAt: Date): Promise<string> {
  await requested(after(paidAt, 1));
  const [mail] = await requested(after(paidAt, 28));
  const [link] = /https:\/\/vesika\.example\S+/.exec(mail!.text)!;
  return link.replace('https://vesika.example', '');
}

function press(link: string, action: string) {
  const form = new URLSearchParams(link.split('?')[1]);
  form.set('act', action);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  return service.app.inject({ method: 'POST', url: '/outcome', headers, payload: form.toString() });
}

function write(link: string, reason: string, { site = 'same-origin', address = '127.0.0.1' } = {}) {
  return service.app.inject({
    method: 'POST',
    url: link.replace('/outcome?', '/outcome/refusal?'),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    remoteAddress: address,
    payload: new URLSearchParams({ reason }).toString(),
  });
}

const rows = () => service.db.select().from(photoOutcomes);

describe('the question', () => {
  it('comes once, four weeks after the payment, and knows rule and verdicts without the photo', async () => {
    const { userId, email, paidAt } = await bought();
    expect(await requested(after(paidAt, 1))).toEqual([]);
    const [noted] = await rows();
    expect(noted).toMatchObject({ userId, countryCode: 'BE', documentType: 'passport', accepted: null });
    expect(noted!.requirementSha256).not.toBeNull();
    expect(Object.keys(noted!.checks).length).toBeGreaterThan(0);

    await service.db.delete(userPhotos);
    expect(await requested(after(paidAt, 27))).toEqual([]);
    const [mail, ...others] = await requested(after(paidAt, 28));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Was your photo accepted?' });
    expect(mail!.text).toContain('Belgium');
    expect(await requested(after(paidAt, 29))).toEqual([]);
  });

  it('is not asked for old photos, and is deleted if nobody answers', async () => {
    const { paidAt } = await bought();
    await requested(after(paidAt, 1));
    expect(await requested(after(paidAt, 90))).toEqual([]);
    await forgetOutcomes(service.db, after(paidAt, 179));
    expect(await rows()).toHaveLength(1);
    await forgetOutcomes(service.db, after(paidAt, 181));
    expect(await rows()).toEqual([]);
  });
});

it('does not ask about a photo whose purchase joined the account of somebody who refused', async () => {
  const { userId, paidAt } = await bought();
  await requested(after(paidAt, 1));
  await service.db.insert(outcomeRefusals).values({ userId, refusedAt: paidAt });
  expect(await requested(after(paidAt, 28))).toEqual([]);
});

describe('the answer', () => {
  it('is given by a button alone: opening the link changes nothing', async () => {
    const link = await linkOf((await bought()).paidAt);
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const opened = await service.app.inject({ method, url: link });
      expect(opened.statusCode).toBe(200);
    }
    expect((await rows())[0]!.answeredAt).toBeNull();
    expect((await press(link, 'accepted')).body).toContain('Thank you!');
    expect((await rows())[0]).toMatchObject({ accepted: true });
  });

  it('needs the key of the mail, and a form of our own page', async () => {
    const link = await linkOf((await bought()).paidAt);
    const forged = link.replace(/key=.{4}/, 'key=AAAA');
    expect((await service.app.inject(forged)).statusCode).toBe(404);
    expect((await press(forged, 'accepted')).statusCode).toBe(404);
    const foreign = await service.app.inject({
      method: 'POST',
      url: '/outcome',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: `${link.split('?')[1]}&act=accepted`,
    });
    expect(foreign.statusCode).toBeGreaterThanOrEqual(400);
    expect((await rows())[0]!.answeredAt).toBeNull();
  });

  it('of a refusal becomes a message on the desk, with rule and reason, once', async () => {
    const { email, paidAt } = await bought();
    const link = await linkOf(paidAt);
    expect((await press(link, 'refused')).body).toContain('<textarea');
    expect((await write(link, 'Shadow <b>behind</b> the head')).body).toContain('Thank you.');
    expect((await write(link, 'Again')).body).toContain('already received');
    const messages = await service.db.select().from(contactMessages);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ email, topic: 'photo-rejected' });
    expect(messages[0]!.message).toMatch(/^BE passport .* rule [0-9a-f]+\n\nShadow <b>behind<\/b> the head$/);
  });

  it('of a refusal needs a reason, and comes after the button alone', async () => {
    const link = await linkOf((await bought()).paidAt);
    expect((await write(link, 'Not refused yet')).statusCode).toBe(404);
    await press(link, 'refused');
    expect((await write(link, ' ')).body).toContain('Please write the reason.');
    expect(await service.db.select().from(contactMessages)).toEqual([]);
  });

  it('counts a line break once, as browsers do, and refuses a longer text', async () => {
    const link = await linkOf((await bought()).paidAt);
    await press(link, 'refused');
    const cutOff = await write(link, 'a'.repeat(5001));
    expect(cutOff.statusCode).toBe(400);
    expect(cutOff.body).toContain('role="alert"');
    expect((await write(link, 'a\r\n'.repeat(2500).trim())).body).toContain('Thank you.');
    const [message] = await service.db.select().from(contactMessages);
    expect(message!.message).toContain('a\n'.repeat(2499));
  });

  it('keeps what was written when the form comes too often or not from our own page', async () => {
    const link = await linkOf((await bought()).paidAt);
    await press(link, 'refused');
    const foreign = await write(link, 'Ears', { site: 'cross-site' });
    expect([foreign.statusCode, foreign.body]).toEqual([400, expect.stringContaining('Ears</textarea>')]);
    const there = { address: '192.0.2.1' };
    for (let sent = 0; sent < sentMax; sent++) await write(link, '', there);
    const often = await write(link, 'Ears', there);
    expect([often.statusCode, often.body]).toEqual([429, expect.stringContaining('Ears</textarea>')]);
    expect(Number(often.headers['retry-after'])).toBeGreaterThan(0);
    expect(await service.db.select().from(contactMessages)).toEqual([]);
  });

  it('has room for the longest text in any script', async () => {
    const link = await linkOf((await bought()).paidAt);
    await press(link, 'refused');
    const long = '写'.repeat(5000);
    expect((await write(link, long)).statusCode).toBe(200);
    expect((await service.db.select().from(contactMessages))[0]!.message).toContain(long);
  });

  it('may be that nobody asks again', async () => {
    const { userId, paidAt } = await bought();
    const link = await linkOf(paidAt);
    expect((await press(link, 'never')).body).toContain('We won’t ask you again.');
    expect(await service.db.select().from(outcomeRefusals)).toMatchObject([{ userId }]);
    expect(await requested(after(paidAt, 2))).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});

it('publishes how many photos were accepted, from five answers on', async () => {
  const { userId, paidAt } = await bought();
  const document = { countryCode: 'BE', documentType: 'passport', variant: 'standard' } as const;
  const answer = async (accepted: boolean) =>
    service.db.insert(photoOutcomes).values({
      ...document,
      id: crypto.randomUUID(),
      userId,
      photoId: crypto.randomUUID(),
      checks: {},
      paidAt,
      askedAt: paidAt,
      accepted,
      answeredAt: paidAt,
    });
  for (const accepted of [true, true, false, true]) await answer(accepted);
  expect((await findAcceptance(service.db))(document)).toBeNull();
  await answer(true);
  const acceptanceOf = await findAcceptance(service.db);
  expect(acceptanceOf(document)).toEqual({ accepted: 4, answers: 5 });
  expect(acceptanceOf({ ...document, variant: 'child' })).toBeNull();
});
