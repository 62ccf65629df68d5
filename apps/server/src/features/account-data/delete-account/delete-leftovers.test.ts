import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '../../../platform/storage/storage.ts';
import { openTestService, type TestService } from '../../../testing/test-service.ts';
import { originalKey } from '../../photos/picture-keys.ts';
import { deleteLeftovers } from './delete-leftovers.ts';

let service: TestService;
let storage: Storage;

beforeAll(async () => {
  service = await openTestService();
  storage = service.storage;
});
afterAll(() => service.close());

it('deletes the files of accounts that are gone, and no others', async () => {
  const { userId } = await service.customer();
  const visitor = await service.visitor().uploadPicture();
  const [kept, left] = [userId, randomUUID()].map((owner) => originalKey(owner, 'passport_DE_1', 'jpg'));
  for (const key of [kept!, left!]) await storage.put(key, Buffer.from('x'));
  await deleteLeftovers(storage, service.db);
  expect(await storage.get(left!)).toBeUndefined();
  expect(await storage.get(kept!)).toBeDefined();
  expect((await service.app.inject(visitor.imageUrl)).statusCode).toBe(200);
});
