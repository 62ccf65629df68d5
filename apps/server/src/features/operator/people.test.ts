import { type FoundPerson, requestLine, type StoryEvent } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoices, payments, userPhotos } from '../../schema/index.ts';
import { type FullAccount, fillAccount } from '../../testing/full-account.ts';
import { operatorAt } from '../../testing/operator.ts';
import { signingSecret } from '../../testing/payments.ts';
import { type Customer, testService } from '../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
let operator: Customer;
let about: FullAccount;

beforeAll(async () => {
  await service.untilReady();
  operator = await operatorAt(service);
  about = await fillAccount(service, service.storage);
});

async function search(text: string): Promise<FoundPerson[]> {
  return (await operator.call(requestLine('operatorSearch', { query: { text } }))).json().people;
}

async function personOf(personId: string) {
  return (await operator.call(requestLine('operatorPerson', { params: { personId } }))).json();
}

describe('the search', () => {
  it('finds a person by address, account, photo, purchase, payment and invoice', async () => {
    const [payment] = await service.db.select().from(payments).where(eq(payments.id, about.paymentId));
    const [invoice] = await service.db.select().from(invoices).where(eq(invoices.paymentId, about.paymentId));
    const number = `${invoice!.year}-${String(invoice!.sequence).padStart(6, '0')}`;
    const { customer, cleanId, purchaseId, paymentId } = about;
    const requested = [
      customer.email.toUpperCase(),
      customer.userId,
      cleanId,
      purchaseId,
      paymentId,
      payment!.providerReference,
      number,
    ];
    for (const text of requested) {
      const found = await search(text);
      expect([text, found.map(({ personId }) => personId)]).toEqual([text, [customer.userId]]);
      expect(found[0]).toMatchObject({ email: customer.email });
    }
  });

  it('finds a visitor without an account by photo alone', async () => {
    const photoId = await service.visitor().makePhoto();
    expect(await search(photoId)).toMatchObject([{ personId: photoId, email: null }]);
    const person = await personOf(photoId);
    expect(person).toMatchObject({ kind: 'visitor', email: null });
    expect(person.story.map(({ kind }: StoryEvent) => kind)).toContain('photo');
  });

  it('takes signs of a pattern as they are', async () => {
    expect(await search('%%')).toEqual([]);
  });
});

describe('the story of a person', () => {
  it('tells everything in one list, newest first, without a picture or a link to one', async () => {
    const response = await operator.call(
      requestLine('operatorPerson', { params: { personId: about.customer.userId } }),
    );
    const { story } = response.json() as { story: StoryEvent[] };
    const kinds = new Set(story.map(({ kind }) => kind));
    for (const kind of [
      'joined',
      'session',
      'upload',
      'photo',
      'payment',
      'package',
      'credits',
      'rejection',
    ]) {
      expect(kinds).toContain(kind);
    }
    expect(story.map(({ at }) => at)).toEqual(
      story
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(response.body).not.toMatch(/\/files\/|\.jpg|\.png/);
  });

  it('tells which checks failed', async () => {
    const photoId = await about.customer.makePhoto('photo');
    const [row] = await service.db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
    const expected = row!.report.checks
      .filter(({ verdict }) => verdict === 'undetermined')
      .map(({ id }) => id);
    const { story } = await personOf(about.customer.userId);
    expect(story.find((event: StoryEvent) => 'photoId' in event && event.photoId === photoId)).toMatchObject({
      undetermined: expected,
      ok: row!.report.ok,
    });
  });

  it('404 person-not-found: a person who is not there', async () => {
    const personId = '00000000-0000-4000-8000-000000000000';
    const response = await operator.call(requestLine('operatorPerson', { params: { personId } }));
    expect([response.statusCode, response.json().code]).toEqual([404, 'person-not-found']);
  });
});

describe('a face', () => {
  it('opens for a reason, as a thumbnail and never as the finished photo', async () => {
    const line = requestLine('operatorOpenFace', { params: { photoId: about.cleanId } });
    const refused = await operator.call({ ...line, payload: { reason: ' ' } });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request-invalid']);
    const { url } = (await operator.call({ ...line, payload: { reason: 'cannot find it' } })).json();
    expect(url).toContain('/thumbnail.jpg');
    expect(
      (await service.app.inject({ url: new URL(url, 'http://x').pathname + new URL(url, 'http://x').search }))
        .statusCode,
    ).toBe(200);
  });
});
