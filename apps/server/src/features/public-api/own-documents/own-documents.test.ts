import { ownDocumentsMax, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ownDocuments } from '../../../schema/index.ts';
import { businessOf, statusAndCode } from '../../../testing/business.ts';
import { programOf } from '../../../testing/program.ts';
import { type Customer, testService } from '../../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

const exam = { name: 'Exam', variant: 'own-3500x4500-bwhite-k20x50' };
const keep = (customer: Customer, payload: object = exam) =>
  customer.call({ ...requestLine('v1KeepOwnDocument'), payload });
const names = async (customer: Customer) => {
  const { data } = (await customer.call(requestLine('v1ListOwnDocuments'))).json();
  return data.map(({ name }: { name: string }) => name);
};

it('keeps a document under its name, renames and deletes it', async () => {
  const customer = await service.customer();
  const document = (await keep(customer)).json();
  expect(document).toMatchObject({ name: exam.name, use: { variant: exam.variant } });
  await keep(customer, { name: 'Badge', variant: 'own-3000x4000' });
  expect(await names(customer)).toEqual(['Badge', 'Exam']);

  const params = { documentId: document.id };
  const payload = { name: 'State exam' };
  await customer.call({ ...requestLine('v1RenameOwnDocument', { params }), payload });
  expect(await names(customer)).toEqual(['Badge', 'State exam']);
  await customer.call(requestLine('v1DeleteOwnDocument', { params }));
  expect(await names(customer)).toEqual(['Badge']);
  const again = await customer.call(requestLine('v1DeleteOwnDocument', { params }));
  expect(statusAndCode(again)).toEqual([404, 'own-document-not-found']);
});

it('renames a document that is stored already', async () => {
  const customer = await service.customer();
  const first = (await keep(customer)).json();
  const second = (await keep(customer, { ...exam, name: 'Exam in May' })).json();
  expect(second).toEqual({ ...first, name: 'Exam in May' });
});

it('keeps no document that no photo could be made for, and none of another account', async () => {
  const [customer, stranger] = [await service.customer(), await service.customer()];
  const faulty = await keep(customer, { name: 'Exam', variant: 'own-1x1' });
  expect(statusAndCode(faulty)).toEqual([400, 'request-invalid']);
  const { id: documentId } = (await keep(customer)).json();
  const payload = { name: 'Mine' };
  const renamed = await stranger.call({
    ...requestLine('v1RenameOwnDocument', { params: { documentId } }),
    payload,
  });
  expect(statusAndCode(renamed)).toEqual([404, 'own-document-not-found']);
  expect(await names(customer)).toEqual(['Exam']);
  expect(await names(stranger)).toEqual([]);
});

it('keeps no more than the maximum, but still renames', async () => {
  const customer = await service.customer();
  const rows = Array.from({ length: ownDocumentsMax }, (_, n) => ({
    id: crypto.randomUUID(),
    userId: customer.userId,
    name: `Exam ${n}`,
    variant: `own-3500x${4000 + n}`,
    createdAt: new Date(),
  }));
  await service.db.insert(ownDocuments).values(rows);
  expect(statusAndCode(await keep(customer))).toEqual([409, 'own-documents-too-many']);
  expect((await keep(customer, { name: 'First', variant: 'own-3500x4000' })).statusCode).toBe(201);
});

it('shows a program the documents, and lets no test key delete one', async () => {
  const { customer, program } = await businessOf(service);
  const { id: documentId, createdAt } = (await keep(customer)).json();
  const use = { countryCode: 'ZZ', documentType: 'other', variant: exam.variant };
  const kept = { id: documentId, name: exam.name, use, createdAt };
  expect((await program.ask('v1ListOwnDocuments')).json()).toEqual({ data: [kept], nextCursor: null });
  const params = { documentId };
  expect((await program.ask('v1GetOwnDocument', { params })).json()).toEqual(kept);
  expect((await program.send('v1MakePhoto', use)).statusCode).toBe(201);

  const tester = await programOf(service, customer, { isTest: true, scopes: ['photos:write'] });
  const refused = await tester.ask('v1DeleteOwnDocument', { params });
  expect(statusAndCode(refused)).toEqual([403, 'api-scope-missing']);
  expect((await program.ask('v1DeleteOwnDocument', { params })).statusCode).toBe(204);
  expect(await names(customer)).toEqual([]);
});

it('forgets the documents with the account', async () => {
  const customer = await service.customer();
  await keep(customer);
  const { userId, email, password } = customer;
  const left = await customer.call({ ...requestLine('deleteAccount'), payload: { email, password } });
  expect(left.statusCode).toBe(200);
  expect(await service.db.select().from(ownDocuments).where(eq(ownDocuments.userId, userId))).toEqual([]);
});
