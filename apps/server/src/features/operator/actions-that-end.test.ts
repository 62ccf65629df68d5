import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OperatorOperationId, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contactMessages,
  payments,
  refunds,
  rejections,
  runningActs,
  userPackages,
} from '../../schema/index.ts';
import { statusAndCode } from '../../testing/business.ts';
import { operatorAt } from '../../testing/operator.ts';
import { operatorSubject } from '../../testing/operator-subject.ts';
import { buy, expectSoundLedger, holdings, signingSecret } from '../../testing/payments.ts';
import { type Customer, testService } from '../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret, CONTACT_PER_ADDRESS: '1000' });
const reason = 'asked by mail';
const words = 'We looked at the photo again.';
const done = [200, undefined];
const refused = [409, 'act-not-possible'];
let operators: Customer[];

beforeAll(async () => {
  await service.untilReady();
  operators = [await operatorAt(service), await operatorAt(service)];
});

function action(id: OperatorOperationId, params: object, payload: object, by = 0) {
  return operators[by]!.call({ ...requestLine(id, { params } as never), payload });
}

const accept = (claimId: string, by = 0) =>
  action('operatorAnswerClaim', { claimId }, { isAccepted: true, words, reason }, by);
const refuse = (claimId: string, by = 0) =>
  action('operatorAnswerClaim', { claimId }, { isAccepted: false, words, reason }, by);

/** A claim on a purchase of which nothing has gone back. */
async function openClaim() {
  const customer = await service.customer();
  const { purchaseId, paymentId } = await buy(service, customer);
  const claimId = randomUUID();
  await service.db.insert(rejections).values({
    ...{ id: claimId, userId: customer.userId, userPackageId: purchaseId, outcome: 'redo' },
    ...{ countryCode: 'DE', documentType: 'passport', createdAt: service.now() },
  });
  const state = async () => {
    const [row] = await service.db.select().from(rejections).where(eq(rejections.id, claimId));
    return { answer: row!.answer, isEnded: row!.answeredAt !== null };
  };
  return { customer, claimId, paymentId, state };
}

async function withoutMailServer(work: () => Promise<void>): Promise<void> {
  const outbox = join(service.dataDir, 'outbox');
  await mkdir(outbox, { recursive: true });
  await rename(outbox, `${outbox}.away`);
  await writeFile(outbox, '');
  try {
    await work();
  } finally {
    await rm(outbox);
    await rename(`${outbox}.away`, outbox);
  }
}

const waitingMails = async () =>
  (await service.db.execute("select from pgboss.job where name = 'mail' and state < 'active'")).rowCount;

describe('a claim accepted', () => {
  it('while the mail server is down is refunded, ends, and its mail waits', async () => {
    const { customer, claimId, state } = await openClaim();
    await withoutMailServer(async () => {
      expect(statusAndCode(await accept(claimId))).toEqual(done);
      expect(await waitingMails()).toBeGreaterThan(0);
    });
    expect(await state()).toEqual({ answer: 'accepted', isEnded: true });
    expect((await holdings(service, customer.userId)).refunds).toEqual([
      { status: 'completed', reason: 'operator' },
    ]);
    expect(statusAndCode(await accept(claimId))).toEqual(refused);
  });

  it('ends where its money has gone back before', async () => {
    const { claimId, paymentId, state } = await openClaim();
    await action('operatorRefund', { paymentId }, { amount: null, reason });
    expect(statusAndCode(await accept(claimId))).toEqual(done);
    expect(await state()).toEqual({ answer: 'accepted', isEnded: true });
  });

  it('and interrupted is repeated, but not turned into a refusal', async () => {
    const { claimId, state } = await openClaim();
    await service.db.update(rejections).set({ answer: 'accepted' }).where(eq(rejections.id, claimId));
    expect(statusAndCode(await refuse(claimId))).toEqual(refused);
    expect(statusAndCode(await accept(claimId))).toEqual(done);
    expect(await state()).toEqual({ answer: 'accepted', isEnded: true });
  });

  it('that cannot be refunded can still be refused', async () => {
    const { claimId, paymentId, state } = await openClaim();
    await service.db.update(payments).set({ userPackageId: null }).where(eq(payments.id, paymentId));
    expect(statusAndCode(await accept(claimId))).toEqual([409, 'refund-not-possible']);
    expect(statusAndCode(await refuse(claimId))).toEqual(done);
    expect(await state()).toEqual({ answer: 'refused', isEnded: true });
  });

  it('by one operator is not refused by another at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { customer, claimId, state } = await openClaim();
      const answers = await Promise.all([accept(claimId, 0), refuse(claimId, 1)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const { answer } = await state();
      const isRefunded = (await holdings(service, customer.userId)).refunds.length > 0;
      expect(isRefunded).toBe(answer === 'accepted');
    }
  });
});

describe('an answer to a claim', () => {
  it('that lacks the reason it announces is not sent', async () => {
    const { claimId, state } = await openClaim();
    const unfinished = {
      isAccepted: false,
      words: 'We can’t refund your purchase, for this reason:',
      reason,
    };
    const answer = await action('operatorAnswerClaim', { claimId }, unfinished);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request-invalid']);
    expect(await state()).toEqual({ answer: null, isEnded: false });
  });

  it('neither refuses nor refunds again what was refunded', async () => {
    const { customer, claimId, state } = await openClaim();
    await service.db
      .update(userPackages)
      .set({ paymentStatus: 'refunded' })
      .where(eq(userPackages.userId, customer.userId));
    const { claims } = (await operators[0]!.call(requestLine('operatorInbox'))).json();
    const found = claims.find((claim: { claimId: string }) => claim.claimId === claimId);
    expect(found).toMatchObject({ isRefunded: true, templates: { refunded: expect.any(String) } });
    expect((await refuse(claimId)).json().code).toBe('act-not-possible');
    expect((await accept(claimId)).statusCode).toBe(200);
    expect((await holdings(service, customer.userId)).refunds).toEqual([]);
    expect(await state()).toEqual({ answer: 'accepted', isEnded: true });
  });
});

describe('an action of two operators at once', () => {
  it('answers a message once', async () => {
    const { messageId } = await operatorSubject(service);
    const answer = (by: number) => action('operatorAnswerMessage', { messageId }, { words, reason }, by);
    const answers = await Promise.all([answer(0), answer(1)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [message] = await service.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, messageId));
    expect(message?.answeredAt).not.toBeNull();
  });

  it('refunds as many parts as were answered as done', async () => {
    const { purchaseId, paymentId } = await buy(service, await service.customer());
    expect(purchaseId).toBeTruthy();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        action('operatorRefund', { paymentId }, { amount: 0.1, reason }, at % 2),
      ),
    );
    const made = await service.db.$count(refunds, eq(refunds.paymentId, paymentId));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(made);
    expect(answers.map(statusAndCode)).toContainEqual(refused);
    await expectSoundLedger(service);
  });

  it('does not wait for a process that died in the middle of it', async () => {
    const { claimId } = await openClaim();
    const subject = `operatorAnswerClaim ${claimId}`;
    await service.db.insert(runningActs).values({ subject, begunAt: service.now() });
    expect(statusAndCode(await accept(claimId))).toEqual(refused);
    await service.db
      .update(runningActs)
      .set({ begunAt: new Date(service.now().getTime() - 400_000) })
      .where(eq(runningActs.subject, subject));
    expect(statusAndCode(await accept(claimId))).toEqual(done);
    expect(await service.db.$count(runningActs)).toBe(0);
  });
});

describe('422 amount-invalid: a fraction of a cent', () => {
  it.each([0.001, 0.009, 1.005])('%d', async (amount) => {
    const { paymentId } = await buy(service, await service.customer());
    const voucher = { label: 'A partner', percent: null, currency: 'EUR', plan: null, usesMax: 1 };
    const price = { isForSale: true, credits: 1, validityDays: 30, validFrom: '2050-01-01', reason };
    const answers = [
      await action('operatorCreateVoucher', {}, { ...voucher, amount, lastDay: null, reason }),
      await action('operatorRefund', { paymentId }, { amount, reason }),
      await action('operatorSetPrice', { packageId: 'pro-eur' }, { ...price, price: amount, priceWas: null }),
      await action('operatorSetPrice', { packageId: 'pro-eur' }, { ...price, price: 1, priceWas: amount }),
    ];
    expect(answers.map(statusAndCode)).toEqual(answers.map(() => [422, 'amount-invalid']));
  });
});
