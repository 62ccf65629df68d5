import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import { readOutbox } from '../../../platform/mail/outbox.ts';
import { invoices } from '../../../schema/index.ts';
import { patiently } from '../../../testing/patiently.ts';
import { buy, eventsAt, sendEvent, signingSecret } from '../../../testing/payments.ts';
import { type Customer, testService } from '../../../testing/test-service.ts';
import { containedTax, creditNoteWords, invoiceWords } from './invoice-words.ts';
import { ownCreditNote, ownInvoice } from './invoices.ts';

const service = testService({
  SIGNING_SECRET: signingSecret,
  OPERATOR_NAME: 'Vesika Ltd',
  OPERATOR_ADDRESS: '1 Example Street, Dublin',
  OPERATOR_VAT_ID: 'IE1234567X',
  VAT_PERCENT: '23',
});

async function listed(customer: Customer) {
  const response = await customer.call(requestLine('listPurchases'));
  return response.json().purchases as [
    {
      invoices: { paymentId: string; number: string }[];
      creditNotes: { refundId: string; number: string }[];
    },
  ];
}

describe('an invoice', () => {
  it('comes with every payment, numbered without gaps, also when many pay at once', async () => {
    const customers = await Promise.all(Array.from({ length: 6 }, () => service.customer()));
    await Promise.all(customers.map((customer) => buy(service, customer)));
    const numbers = (await service.db.select().from(invoices)).map(({ sequence }) => sequence);
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    const [purchase] = await listed(customers[0]!);
    expect(purchase?.invoices).toMatchObject([{ number: expect.stringMatching(/^\d{4}-00000[1-6]$/) }]);
  });

  it('is issued once, however often the payment is reported, and again for each month', async () => {
    const customer = await service.customer();
    const { checkout } = await buy(service, customer, 'business-eur');
    await sendEvent(service, eventsAt(checkout, service.now()).completed());
    expect((await listed(customer))[0]?.invoices).toHaveLength(1);
    const nextMonth = new Date(service.now().getTime() + 31 * dayMs);
    await sendEvent(service, eventsAt(checkout, nextMonth).invoicePaid(2));
    expect((await listed(customer))[0]?.invoices).toHaveLength(2);
  });

  it('is a page of PDF, for its customer alone', async () => {
    const [customer, other] = [await service.customer(), await service.customer()];
    const { paymentId } = await buy(service, customer);
    const line = requestLine('invoice', { params: { paymentId }, query: { language: 'ar' } });
    const response = await customer.call(line);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['cache-control']).toBe('private, no-store');
    const text = response.rawPayload.toString('latin1');
    expect([text.slice(0, 5), text.match(/\/Type \/Page\n/g)?.length]).toEqual(['%PDF-', 1]);
    expect(text).toContain('/Lang (ar)');
    expect((await other.call(line)).json().code).toBe('purchase-not-found');
    expect((await service.app.inject(line)).statusCode).toBe(401);
  });

  it('names seller, customer, what was bought and the tax in it', async () => {
    const customer = await service.customer();
    const { paymentId } = await buy(service, customer);
    const words = await invoiceWords((await ownInvoice(service.db, customer.userId, paymentId))!, 'en');
    expect(words.seller).toEqual(['Vesika Ltd', '1 Example Street, Dublin', 'VAT ID: IE1234567X']);
    expect(words.customer).toEqual([customer.email]);
    expect(words.item).toEqual(['Vesika Pro, 10 photos', '€3.99']);
    expect(words.parts).toEqual([
      ['Net', '€3.24'],
      ['VAT (23%)', '€0.75'],
    ]);
    expect(words.total).toEqual(['Total', '€3.99']);
    expect(words.notes.at(-1)).toContain('No card was charged');
    const chinese = await invoiceWords((await ownInvoice(service.db, customer.userId, paymentId))!, 'zh');
    expect(chinese.item[0]).toBe('Vesika 专业版，10 张照片');
  });

  it('stays as it was issued, and a refund brings a credit note with the next number', async () => {
    const customer = await service.customer();
    const { paymentId, purchaseId } = await buy(service, customer);
    await customer.call({ ...requestLine('requestRefund'), payload: { purchaseId } });
    const words = await invoiceWords((await ownInvoice(service.db, customer.userId, paymentId))!, 'en');
    expect(words.total).toEqual(['Total', '€3.99']);
    const [{ creditNotes: notes, invoices: issued }] = await listed(customer);
    expect(Number(notes[0]!.number.slice(-6))).toBe(Number(issued[0]!.number.slice(-6)) + 1);
    const refundId = notes[0]!.refundId;
    const note = await creditNoteWords((await ownCreditNote(service.db, customer.userId, refundId))!, 'en');
    expect(note.total).toEqual(['Total', '-€3.99']);
    expect(note.parts).toEqual([
      ['Net', '-€3.24'],
      ['VAT (23%)', '-€0.75'],
    ]);
    expect(note.facts).toContainEqual(['For invoice', issued[0]!.number]);
    const line = requestLine('creditNote', { params: { refundId }, query: { language: 'en' } });
    expect((await customer.call(line)).headers['content-type']).toBe('application/pdf');
    expect((await (await service.customer()).call(line)).json().code).toBe('purchase-not-found');
    const outbox = join(service.dataDir, 'outbox');
    const attached = async () =>
      (await readOutbox(outbox))
        .filter(({ to }) => to === customer.email)
        .flatMap(({ attachments }) => attachments?.map(({ filename }) => filename));
    await expect.poll(attached, patiently).toContain(`vesika-credit-note-${notes[0]!.number}.pdf`);
  });

  it('names the company of the customer, and keeps the first that it named', async () => {
    const customer = await service.customer();
    const { paymentId } = await buy(service, customer);
    const name = async (company: string) =>
      customer.call({ ...requestLine('setBillingDetails'), payload: { company, taxId: 'DE123456789' } });
    const customerOf = async (id: string) =>
      (await invoiceWords((await ownInvoice(service.db, customer.userId, id))!, 'en')).customer;
    await name('Example GmbH\nMain Street 1, Berlin');
    const named = ['Example GmbH', 'Main Street 1, Berlin', 'VAT ID: DE123456789', customer.email];
    expect(await customerOf(paymentId)).toEqual(named);
    await name('Moved GmbH');
    expect(await customerOf(paymentId)).toEqual(named);
    const next = await buy(service, customer);
    expect((await customerOf(next.paymentId))[0]).toBe('Moved GmbH');
    expect((await customer.call(requestLine('getBillingDetails'))).json().company).toBe('Moved GmbH');
  });

  it('is attached to the receipt', async () => {
    const customer = await service.customer();
    await buy(service, customer);
    const outbox = join(service.dataDir, 'outbox');
    const own = async () => (await readOutbox(outbox)).filter(({ to }) => to === customer.email);
    await expect.poll(async () => (await own()).length, patiently).toBe(1);
    const [mail] = await own();
    expect(mail?.text).toContain('The invoice is attached.');
    expect(mail?.attachments).toMatchObject([
      {
        filename: expect.stringMatching(/^vesika-invoice-\d{4}-\d{6}\.pdf$/),
        contentType: 'application/pdf',
      },
    ]);
  });

  it('goes with its account, and its number is not given again', async () => {
    const customer = await service.customer();
    const { paymentId } = await buy(service, customer);
    const [gone] = await service.db.select().from(invoices).where(eq(invoices.paymentId, paymentId));
    await customer.call({ ...requestLine('deleteAccount'), payload: { password: customer.password } });
    const next = await service.customer();
    await buy(service, next);
    const [purchase] = await listed(next);
    expect(Number(purchase?.invoices[0]?.number.slice(-6))).toBe(gone!.sequence + 1);
  });
});

it.each([
  [399, 23, 75],
  [100, 0, 0],
  [1999, 19, 319],
])('of %i hundredths with %i %% tax, %i are tax', (amountMinor, percent, tax) => {
  expect(containedTax(amountMinor, percent)).toBe(tax);
});
