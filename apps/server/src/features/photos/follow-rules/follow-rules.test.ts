import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import type { PhotoRequirement } from '@vesika/requirements';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rejudgements, requirementVersions, userPhotos } from '../../../platform/database/schema/index.ts';
import { readOutbox } from '../../../platform/mail/outbox.ts';
import { patiently } from '../../../testing/patiently.ts';
import { type Customer, openTestService, type TestService } from '../../../testing/test-service.ts';
import { languageFor } from '../../accounts/account-mails.ts';
import { requirementFor } from '../../requirements/photo-requirements/requirement-for.ts';
import { followRules } from './follow-rules.ts';
import { mailRulesChanges } from './mail-rules-changes.ts';

let service: TestService;
let customer: Customer;
/** What the authority asks from now on. */
let change: (record: PhotoRequirement) => PhotoRequirement;

beforeEach(async () => {
  change = (record) => record;
  service = await openTestService({}, { requirementFor: changed });
  customer = await service.customer();
});
afterEach(() => service.close());

const changed: typeof requirementFor = (question) => {
  const found = requirementFor(question);
  return { ...found, requirement: change(found.requirement) };
};

const clock = () => service.now().getTime();
const follow = () => followRules({ db: service.db, clock, requirementFor: changed });

/** The photo's head is 33.5 mm high. */
const largerHeads = (record: PhotoRequirement): PhotoRequirement => ({
  ...record,
  headHeight: { ...record.headHeight, minMm: 34.5, maxMm: 38 },
});
const laxer = (record: PhotoRequirement): PhotoRequirement => ({
  ...record,
  headHeight: { ...record.headHeight, minMm: 20, maxMm: 40 },
});
const newSources = (record: PhotoRequirement): PhotoRequirement => ({
  ...record,
  sources: [{ id: 'new-leaflet', title: 'New leaflet', address: null, kind: 'official', date: '2026-11-01' }],
  specialNotes: ['Bring a pen.'],
});

let pictures = 0;
async function photoOf(person: Customer = customer, body: object = {}): Promise<string> {
  const { imageUrl } = await person.uploadPicture(`photo ${++pictures}`);
  return (await person.process({ imageUrl, ...body })).json().photoId;
}

async function reportOf(photoId: string) {
  return (await customer.call(requestLine('getPhotoReport', { params: { photoId } }))).json();
}

async function galleryOf(person: Customer) {
  return (await person.call(requestLine('listPhotos'))).json().photos;
}

describe('photos whose rules have changed', () => {
  it('are judged anew by the current ones, once, and keep their report', async () => {
    const photoId = await photoOf();
    const before = await reportOf(photoId);
    change = largerHeads;
    expect([await follow(), await follow()]).toEqual([1, 0]);
    const told = await reportOf(photoId);
    expect(told.report).toEqual(before.report);
    expect(told.requirement).toEqual(before.requirement);
    expect(told.rulesChange.differences).toEqual([
      { field: 'headHeight.minMm', was: 32, is: 34.5 },
      { field: 'headHeight.maxMm', was: 36, is: 38 },
    ]);
    const { checks } = told.rulesChange;
    expect(checks.find(({ id }: { id: string }) => id === 'head-height')).toMatchObject({
      verdict: 'fail',
      value: 33.5,
      limit: { min: 34.5, max: 38 },
    });
    const [shown] = await galleryOf(customer);
    expect(shown).toMatchObject({ ok: true, failed: [], rulesChange: told.photo.rulesChange });
    expect(shown.rulesChange.failed).toContain('head-height');
  });

  it('are left alone where nothing has changed', async () => {
    await photoOf();
    expect(await follow()).toBe(0);
    expect(await service.db.$count(rejudgements)).toBe(0);
  });

  it('are not told of new sources and notes', async () => {
    const photoId = await photoOf();
    change = newSources;
    expect(await follow()).toBe(1);
    expect((await reportOf(photoId)).rulesChange).toBeNull();
    expect((await galleryOf(customer))[0].rulesChange).toBeNull();
  });

  it('are told of rules that ask for less', async () => {
    const photoId = await photoOf();
    change = laxer;
    await follow();
    const { rulesChange } = await reportOf(photoId);
    expect(rulesChange.differences).toHaveLength(2);
    expect(rulesChange.checks[0]).toMatchObject({ id: 'head-height', verdict: 'pass' });
  });

  it('are judged again when the rules change again, and no more when they are the original ones', async () => {
    const photoId = await photoOf();
    change = largerHeads;
    await follow();
    change = laxer;
    expect(await follow()).toBe(1);
    expect((await reportOf(photoId)).rulesChange.checks[0].limit).toEqual({ min: 20, max: 40 });
    change = (record) => record;
    await follow();
    expect((await reportOf(photoId)).rulesChange).toBeNull();
    expect(await service.db.$count(rejudgements)).toBe(0);
    expect(await service.db.$count(requirementVersions)).toBe(3);
  });

  it('are many', async () => {
    const photoId = await photoOf();
    const [row] = await service.db.select().from(userPhotos);
    const copies = Array.from({ length: 250 }, () => ({ ...row!, id: crypto.randomUUID() }));
    await service.db.insert(userPhotos).values(copies);
    change = largerHeads;
    expect(await follow()).toBe(251);
    expect(await follow()).toBe(0);
    expect((await reportOf(photoId)).rulesChange).not.toBeNull();
  });

  it('of visitors are judged too', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const { photoId } = (await visitor.process({ imageUrl })).json();
    change = largerHeads;
    await follow();
    const told = (await visitor.call(requestLine('getPhotoReport', { params: { photoId } }))).json();
    expect(told.photo.rulesChange.failed).toContain('head-height');
  });

  it('from before versions were kept are taken to be made by the current rules', async () => {
    const photoId = await photoOf();
    const before = { requirementSha256: null, requirementBasis: null };
    await service.db.update(userPhotos).set(before).where(eq(userPhotos.id, photoId));
    expect(await follow()).toBe(0);
    change = largerHeads;
    expect(await follow()).toBe(1);
  });

  it('of a document that is no more stay as they are', async () => {
    await photoOf();
    const gone: typeof requirementFor = ({ variant, ...question }) => {
      if (variant !== undefined) return requirementFor({ ...question, variant: 'gone' });
      return requirementFor(question);
    };
    expect(await followRules({ db: service.db, clock, requirementFor: gone })).toBe(0);
  });

  it('are judged with the answers given since', async () => {
    const photoId = await photoOf();
    change = largerHeads;
    await follow();
    const payload = { answers: { glasses: 'worn' } };
    await customer.call({ ...requestLine('answerQuestions', { params: { photoId } }), payload });
    const { report, rulesChange } = await reportOf(photoId);
    const limits = [report, rulesChange].map(({ checks }) => checks[0].limit);
    expect(limits).toEqual([
      { min: 32, max: 36 },
      { min: 34.5, max: 38 },
    ]);
  });

  it('are not charged for where they fail now', async () => {
    const photoId = await photoOf();
    await service.giveCredits(customer);
    change = largerHeads;
    await follow();
    const refused = await customer.call(requestLine('unlockPhoto', { params: { photoId } }));
    expect(refused.json()).toMatchObject({ code: 'checks-failed' });
    change = (record) => record;
    await follow();
    const unlocked = await customer.call(requestLine('unlockPhoto', { params: { photoId } }));
    expect(unlocked.json().photo.state).toBe('clean');
  });

  it('leave nothing behind when they are deleted', async () => {
    const photoId = await photoOf();
    change = largerHeads;
    await follow();
    await customer.call(requestLine('deletePhoto', { params: { photoId } }));
    expect(await service.db.$count(rejudgements)).toBe(0);
    expect((await service.stored()).filter((key) => key.includes(photoId))).toEqual([]);
  });

  it('are found once the service is up', async () => {
    const photoId = await photoOf();
    change = largerHeads;
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(async () => (await reportOf(photoId)).rulesChange, patiently).not.toBeNull();
  });
});

describe('the mail about it', () => {
  const siteUrl = () => 'https://vesika.example';
  const outbox = () => join(service.dataDir, 'outbox');
  const log = { error: (...told: unknown[]) => void told };
  const languageOf = languageFor;

  async function mailed(send?: (to: string) => void) {
    const sent: { to: string; subject: string; text: string; html: string }[] = [];
    const mailer = {
      send: async (mail: (typeof sent)[number]) => {
        send?.(mail.to);
        sent.push(mail);
      },
      close: () => undefined,
    };
    await mailRulesChanges({ db: service.db, clock, mailer, siteUrl, languageOf, log });
    return sent;
  }

  const wish = (person: Customer, rulesChangeMail = true) =>
    person.call({ ...requestLine('setPreferences'), payload: { rulesChangeMail } });

  it('goes to owners who wish it, once, with all their photos', async () => {
    const photoIds = [await photoOf(), await photoOf(undefined, { documentType: 'id' })];
    const [quiet, unwilling] = [await service.customer(), await service.customer()];
    for (const person of [quiet, unwilling]) await photoOf(person);
    await wish(customer);
    await wish(unwilling, false);
    change = largerHeads;
    await follow();
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
    change = laxer;
    await follow();
    const [again] = await mailed();
    expect(again?.to).toBe(customer.email);
  });

  it('is in the language of the account, and says what is harmless', async () => {
    await customer.call({ method: 'PUT', url: '/auth/v1/user', payload: { data: { language: 'tr' } } });
    await photoOf();
    await wish(customer);
    change = largerHeads;
    await follow();
    const [mail] = await mailed();
    expect(mail?.subject).toBe('Fotoğraf koşulları değişti');
    expect(mail?.text).toContain('Almanya, Pasaport');
    expect(mail?.html).toContain('<html lang="tr" dir="ltr">');
  });

  it('does not come about what is not told', async () => {
    await photoOf();
    await wish(customer);
    change = newSources;
    await follow();
    expect(await mailed()).toEqual([]);
  });

  it('names twenty photos and counts the others', async () => {
    await photoOf();
    const [row] = await service.db.select().from(userPhotos);
    const copies = Array.from({ length: 24 }, () => ({ ...row!, id: crypto.randomUUID() }));
    await service.db.insert(userPhotos).values(copies);
    await wish(customer);
    change = largerHeads;
    await follow();
    const [mail] = await mailed();
    expect(mail?.text.match(/dashboard\/photos\//g)).toHaveLength(20);
    expect(mail?.text).toContain('More photos in your gallery: 5');
  });

  it('that cannot be sent keeps nobody else from theirs, and is tried again', async () => {
    const other = await service.customer();
    for (const person of [customer, other]) {
      await photoOf(person);
      await wish(person);
    }
    change = largerHeads;
    await follow();
    const failing = (to: string) => {
      if (to === customer.email) throw new Error('the mailbox is full');
    };
    expect((await mailed(failing)).map(({ to }) => to)).toEqual([other.email]);
    expect((await mailed()).map(({ to }) => to)).toEqual([customer.email]);
  });

  it('is sent by the service itself', async () => {
    await photoOf();
    await wish(customer);
    change = largerHeads;
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(async () => (await readOutbox(outbox())).length, patiently).toBe(1);
    const [mail] = await readOutbox(outbox());
    const { port } = service.app.server.address() as { port: number };
    expect(mail).toMatchObject({ to: customer.email });
    expect(mail?.text).toContain(`http://localhost:${port}/dashboard/photos/`);
  });
});
