import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Customer, openTestService, testService, type Visitor } from '../../../testing/test-service.ts';

const service = testService();
let customer: Customer;
let photoId: string;

beforeAll(async () => {
  await service.untilReady();
  customer = await service.customer();
  await service.giveCredits(customer);
  photoId = await customer.makePhoto();
});

const certificate = (person: Visitor, id: string, query = '') =>
  person.call({ ...requestLine('photoCertificate', { params: { photoId: id } }), query });

async function refusalOf(person: Visitor, id: string, query?: string) {
  const response = await certificate(person, id, query);
  return [response.statusCode, response.json().code];
}

describe('photoCertificate', () => {
  it('200: a PDF under a name that says what it is', async () => {
    const response = await certificate(customer, photoId);
    expect([response.statusCode, response.body]).toEqual([
      200,
      'a certificate in en of 1 checks and 7 facts',
    ]);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="vesika-de-passport-report.pdf"',
      'cache-control': 'private, no-store',
    });
  });

  it('200: in the requested language, else in English', async () => {
    expect((await certificate(customer, photoId, '?language=tr')).body).toContain('in tr');
    expect((await certificate(customer, photoId, '?language=xx')).body).toContain('in en');
  });

  it.each(['?language=turkish', '?language=T1'])('400 request-invalid: %s', async (query) => {
    expect(await refusalOf(customer, photoId, query)).toEqual([400, 'request-invalid']);
  });

  it('401: without a session', async () => {
    expect(await refusalOf(service.visitor(), photoId)).toEqual([401, 'session-missing']);
  });

  it('402: of a preview, of an account or a visitor', async () => {
    const unpaid = await customer.makePhoto('judged fail');
    expect(await refusalOf(customer, unpaid)).toEqual([402, 'payment-required']);
    const visitor = service.visitor();
    expect(await refusalOf(visitor, await visitor.makePhoto())).toEqual([402, 'payment-required']);
  });

  it("404: somebody else's, and one that never was", async () => {
    const other = await service.customer();
    for (const id of [photoId, randomUUID()]) {
      expect(await refusalOf(other, id)).toEqual([404, 'photo-not-found']);
    }
  });

  it('429: too often', async () => {
    const strict = await openTestService({ RATE_LIMIT_PER_SESSION: '1' });
    const eager = await strict.customer();
    expect((await certificate(eager, randomUUID())).statusCode).toBe(404);
    expect((await certificate(eager, randomUUID())).statusCode).toBe(429);
    await strict.close();
  });
});
