import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import { readOutbox } from '../../../platform/mail/outbox.ts';
import { mailTo } from '../../../testing/auth-client.ts';
import { patiently } from '../../../testing/patiently.ts';
import { buy, eventsAt, holdings, sendEvent, signingSecret } from '../../../testing/payments.ts';
import { openTestService, testService } from '../../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret });

const outbox = () => join(service.dataDir, 'outbox');

/** The invoice is rendered before its mail is sent. */

async function untilMails(to: string, count: number) {
  const own = async () => (await readOutbox(outbox())).filter((mail) => mail.to === to);
  await expect.poll(async () => (await own()).length, patiently).toBe(count);
  return own();
}

describe('a receipt', () => {
  it('says what was paid for, until when it is good, and that it was a test', async () => {
    const customer = await service.customer();
    const { paymentId, checkout } = await buy(service, customer);
    const mail = await mailTo(outbox(), customer.email);
    expect(mail.subject).toBe('Your receipt: Pro');
    for (const part of ['Pro: €3.99', '10 photos', paymentId, 'No card was charged', '/dashboard/payments']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    await sendEvent(service, eventsAt(checkout, service.now()).completed());
    expect(await untilMails(customer.email, 1)).toHaveLength(1);
  });

  it('is in the language of the account', async () => {
    const customer = await service.customer();
    const payload = { data: { language: 'tr' } };
    const changed = await customer.call({ method: 'PUT', url: '/auth/v1/user', payload });
    expect(changed.statusCode).toBe(200);
    await buy(service, customer, 'business-try');
    const mail = await mailTo(outbox(), customer.email);
    expect(mail.subject).toBe('Makbuzunuz: İşletme paketi');
    expect(mail.text).toContain('₺199,00');
    expect(mail.text).toContain('Sınırsız fotoğraf');
    expect(mail.html).toContain('<html lang="tr" dir="ltr">');
  });

  it('comes for each month of a subscription', async () => {
    const customer = await service.customer();
    const { checkout } = await buy(service, customer, 'business-eur');
    await untilMails(customer.email, 1);
    const nextMonth = new Date(service.now().getTime() + 31 * dayMs);
    await sendEvent(service, eventsAt(checkout, nextMonth).invoicePaid(2));
    const mails = await untilMails(customer.email, 2);
    expect(mails.some(({ text }) => text.includes('renewed for another month'))).toBe(true);
  });
});

describe('a note about a refund', () => {
  it('comes once, when the money is on its way', async () => {
    const customer = await service.customer();
    const { purchaseId } = await buy(service, customer);
    await untilMails(customer.email, 1);
    await customer.call({ ...requestLine('requestRefund'), payload: { purchaseId } });
    const mails = await untilMails(customer.email, 2);
    const note = mails.find(({ subject }) => subject === 'Your refund of €3.99');
    expect(note?.text).toContain('Your refund of €3.99 for the Pro plan is on its way.');
  });
});

it('a mail that cannot be sent changes nothing, and waits', async () => {
  const mute = await openTestService({ SIGNING_SECRET: signingSecret, SMTP_URL: 'smtp://127.0.0.1:1' });
  const customer = await mute.customer();
  await buy(mute, customer);
  expect((await holdings(mute, customer.userId)).packages).toMatchObject([{ credits: 10 }]);
  await expect.poll(() => mute.log.join(''), patiently).toContain('a mail waits for the mail server');
  await mute.close();
});
