import { creditStatement, type LedgerEntry, requestLine } from '@vesika/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buy, expectSoundLedger, signingSecret } from '../../../testing/payments.ts';
import { type Customer, testService } from '../../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
beforeAll(() => service.untilReady());

async function statementOf(customer: Pick<Customer, 'call'>, query = '') {
  const response = await customer.call({ ...requestLine('creditStatement'), query });
  expect(response.statusCode).toBe(200);
  return creditStatement.response.parse(response.json());
}

const short = ({ change, balance, reason }: Pick<LedgerEntry, 'change' | 'balance' | 'reason'>) =>
  `${reason} ${change} = ${balance}`;

describe('creditStatement', () => {
  it('200: every change with the balance after it, newest first', async () => {
    const customer = await service.customer();
    const { purchaseId } = await buy(service, customer);
    const { imageUrl } = await customer.uploadPicture();
    await customer.process({ imageUrl });
    await buy(service, customer, 'starter-try');
    await customer.call({ ...requestLine('requestRefund'), payload: { purchaseId } });
    await buy(service, await service.customer());
    const { entries, before } = await statementOf(customer);
    expect(entries.map(short)).toEqual([
      'refund -9 = 0',
      'purchase 1 = 1',
      'photo -1 = 9',
      'purchase 10 = 10',
    ]);
    expect(before).toBeNull();
    expect(entries[2]).toMatchObject({
      purchaseId,
      plan: 'pro',
      nameTr: 'Pro',
      photo: { countryCode: 'DE', documentType: 'passport' },
    });
    expect(entries[3]?.photo).toBeNull();
    await expectSoundLedger(service);
  });

  it('200: page by page, with balances that go on', async () => {
    const customer = await service.customer();
    const { id } = await service.giveCredits(customer);
    await service.db.execute(sql`
      insert into credit_ledger (user_id, user_package_id, change, reason, reference, created_at)
      select ${customer.userId}, ${id}, 1, 'correction', 'entry ' || number, now()
      from generate_series(1, 119) number`);
    await service.db.execute(sql`update user_packages set credits_remaining = 129 where id = ${id}`);
    const first = await statementOf(customer);
    const second = await statementOf(customer, `?before=${first.before}`);
    const third = await statementOf(customer, `?before=${second.before}`);
    expect([first, second, third].map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
    expect(third.before).toBeNull();
    const balances = [first, second, third].flatMap(({ entries }) => entries.map(({ balance }) => balance));
    expect(balances).toEqual(Array.from({ length: 120 }, (_, index) => 129 - index));
    await expectSoundLedger(service);
  });

  it('400: a page that cannot be', async () => {
    const customer = await service.customer();
    const response = await customer.call({
      ...requestLine('creditStatement'),
      query: { before: 'yesterday' },
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
  });

  it('401: without a session', async () => {
    const response = await service.visitor().call(requestLine('creditStatement'));
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });
});
