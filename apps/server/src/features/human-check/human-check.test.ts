import { join } from 'node:path';
import { type OperatorOperationId, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { readOutbox } from '../../platform/mail/outbox.ts';
import { creditLedger, humanChecks, operatorActs, userPackages } from '../../schema/index.ts';
import { statusAndCode } from '../../testing/business.ts';
import { operatorAt } from '../../testing/operator.ts';
import { expectSoundLedger } from '../../testing/payments.ts';
import { type Customer, testService } from '../../testing/test-service.ts';
import { lateDaysMax, returnLateChecks } from './return-late.ts';

const service = testService();
let operator: Customer;
const reason = 'the desk opens';
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }));
const terms = {
  ...{ isOffered: true, isTrained: false, credits: 2, minutesEach: 10 },
  ...{ timeZone: 'UTC', hours: everyDay },
};

beforeAll(() => service.untilReady());
beforeEach(async () => {
  await service.empty();
  operator = await operatorAt(service);
  await act('operatorSetCheckTerms', {}, { ...terms, reason });
});

async function act(id: OperatorOperationId, params: object, payload: object = {}) {
  return operator.call({ ...requestLine(id, { params } as never), payload });
}

const queue = async () => (await operator.call(requestLine('operatorChecks'))).json();
const order = (customer: Customer, photoId: string) =>
  customer.call(requestLine('requestHumanCheck', { params: { photoId } }));
const checkOf = async (customer: Customer, photoId: string) =>
  (await customer.call(requestLine('getHumanCheck', { params: { photoId } }))).json();

async function withPhoto(): Promise<{
  customer: Customer;
  photoId: string;
  credits: () => Promise<number | null>;
}> {
  const customer = await service.customer();
  const owned = await service.giveCredits(customer);
  const photoId = await customer.makePhoto();
  const credits = async () => {
    const [row] = await service.db.select().from(userPackages).where(eq(userPackages.id, owned.id));
    return row!.creditsRemaining;
  };
  return { customer, photoId, credits };
}

async function mailsTo(email: string): Promise<string[]> {
  const outbox = await readOutbox(join(service.dataDir, 'outbox'));
  return outbox.filter(({ to }) => to === email).map(({ text }) => text);
}

describe('a check by a person', () => {
  it('is not offered until an operator offers it, and not without opening hours', async () => {
    const { customer, photoId } = await withPhoto();
    const offer = async () => (await checkOf(customer, photoId)).offer;
    expect(await offer()).toMatchObject({ credits: 2, isTrained: false, isOpen: true, waiting: 0 });
    await act('operatorSetCheckTerms', {}, { ...terms, isTrained: true, reason });
    expect(await offer()).toMatchObject({ isTrained: true });
    for (const closed of [{ isOffered: false }, { hours: [] }]) {
      await act('operatorSetCheckTerms', {}, { ...terms, ...closed, reason });
      expect(await offer()).toBeNull();
      expect(statusAndCode(await order(customer, photoId))).toEqual([409, 'human-check-not-possible']);
    }
    const wrong = await act('operatorSetCheckTerms', {}, { ...terms, timeZone: 'Mars/Base', reason });
    expect(statusAndCode(wrong)).toEqual([400, 'request-invalid']);
  });

  it('costs credits once, and says when it will be done by the queue', async () => {
    const { customer, photoId, credits } = await withPhoto();
    const before = (await credits())!;
    const { expectedAt } = (await checkOf(customer, photoId)).offer;
    const first = (await order(customer, photoId)).json().check;
    expect(first).toMatchObject({ status: 'waiting', expectedAt });
    expect((await order(customer, photoId)).json().check).toEqual(first);
    expect(await credits()).toBe(before - 2);
    const ledger = await service.db.select().from(creditLedger).where(eq(creditLedger.reason, 'human-check'));
    expect(ledger).toMatchObject([{ change: -2, reference: photoId }]);

    const other = await withPhoto();
    const { offer } = await checkOf(other.customer, other.photoId);
    expect(offer.waiting).toBe(1);
    expect(Date.parse(offer.expectedAt) - Date.parse(expectedAt)).toBeGreaterThanOrEqual(600_000);
    await expectSoundLedger(service);
  });

  it('is for finished photos and paid in full', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer, 'starter-try');
    const { imageUrl } = await customer.uploadPicture();
    const { photoId } = (await customer.process({ imageUrl })).json();
    const refused = await order(customer, photoId);
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'payment-required']);
    const visitor = service.visitor();
    const picture = await visitor.uploadPicture();
    const preview = (await visitor.process({ imageUrl: picture.imageUrl })).json();
    const early = await visitor.call(
      requestLine('requestHumanCheck', { params: { photoId: preview.photoId } }),
    );
    expect(statusAndCode(early)).toEqual([409, 'human-check-not-possible']);
    expect(await service.db.$count(humanChecks)).toBe(0);
  });

  it('that passes is mailed to the owner, and cannot be decided again', async () => {
    const { customer, photoId, credits } = await withPhoto();
    await order(customer, photoId);
    const left = await credits();
    const { waiting } = await queue();
    expect(waiting).toMatchObject([{ photoId, personId: customer.userId, documentType: 'passport' }]);
    const { checkId } = waiting[0];
    const { url, originalUrl, report, requirement } = (await act('operatorOpenCheck', { checkId })).json();
    for (const each of [url, originalUrl])
      expect((await service.app.inject(each)).headers['content-type']).toBe('image/jpeg');
    expect([report.checks.length > 0, requirement.countryCode]).toEqual([true, 'DE']);
    const [opened] = await service.db
      .select()
      .from(operatorActs)
      .where(eq(operatorActs.operation, 'operatorOpenCheck'));
    expect(opened).toMatchObject({
      personId: customer.userId,
      facts: { checkId },
      operatorEmail: operator.email,
    });

    const certificate = async () =>
      (await customer.call(requestLine('photoCertificate', { params: { photoId } }))).body;
    expect(await certificate()).toContain('7 facts');
    expect(
      (await act('operatorDecideCheck', { checkId }, { verdict: 'passed', reason: 'looked at it' }))
        .statusCode,
    ).toBe(200);
    expect((await checkOf(customer, photoId)).check).toMatchObject({ status: 'passed', words: null });
    expect(await certificate()).toContain('8 facts');
    expect(await credits()).toBe(left);
    expect((await mailsTo(customer.email)).join()).toContain('nothing wrong with it');
    const again = {
      verdict: 'returned',
      because: 'light',
      words: 'The light is uneven.',
      reason: 'looked at it',
    };
    expect(statusAndCode(await act('operatorDecideCheck', { checkId }, again))).toEqual([
      409,
      'act-not-possible',
    ]);
    expect(statusAndCode(await act('operatorOpenCheck', { checkId }))).toEqual([409, 'act-not-possible']);
    expect(await queue()).toMatchObject({ waiting: [], passed: 1, returned: 0 });
  });

  it('that is returned gives its credits back, with words from a template', async () => {
    const { customer, photoId, credits } = await withPhoto();
    const before = await credits();
    await order(customer, photoId);
    const [{ checkId, templates }] = (await queue()).waiting;
    const words = templates.light;
    await act(
      'operatorDecideCheck',
      { checkId },
      { verdict: 'returned', because: 'light', words, reason: 'looked at it' },
    );
    expect((await checkOf(customer, photoId)).check).toMatchObject({ status: 'returned', words });
    expect(await credits()).toBe(before);
    expect((await mailsTo(customer.email)).join()).toContain(words);
    await expectSoundLedger(service);
    const lines = await service.db
      .select()
      .from(operatorActs)
      .where(eq(operatorActs.personId, customer.userId));
    expect(lines.at(-1)!.facts).toMatchObject({ verdict: 'returned', because: 'light' });
    expect(JSON.stringify(lines)).not.toContain(words);
  });

  it('that nobody carries out, or whose photo is deleted, gives its credits back by itself', async () => {
    const late = await withPhoto();
    const deleted = await withPhoto();
    const before = [await late.credits(), await deleted.credits()];
    await order(late.customer, late.photoId);
    await order(deleted.customer, deleted.photoId);
    await deleted.customer.call(requestLine('v1DeletePhoto', { params: { photoId: deleted.photoId } }));
    const sent: string[] = [];
    const mailer = {
      send: async ({ text }: { text: string }) => void sent.push(text),
      close: () => undefined,
    };
    const tidyUp = (days: number) =>
      returnLateChecks({
        db: service.db,
        clock: () => service.now().getTime() + days * dayMs,
        mailing: {
          ...{ mailer, siteUrl: () => 'https://vesika.example' },
          purchaseLinks: { linkTo: async () => 'https://vesika.example' },
        },
        log: { error: (...told: unknown[]) => expect(told).toEqual([]) },
      });
    await tidyUp(1);
    expect([await late.credits(), await deleted.credits()]).toEqual([before[0]! - 2, before[1]]);
    expect(sent).toEqual([]);
    await tidyUp(lateDaysMax + 1);
    expect(await late.credits()).toBe(before[0]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('in time');
    expect((await checkOf(late.customer, late.photoId)).check.status).toBe('returned');
    await expectSoundLedger(service);
  });
});
