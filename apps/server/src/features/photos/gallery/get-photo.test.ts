import { requestLine } from '@vesika/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Customer, testService, type Visitor } from '../../../testing/test-service.ts';

const service = testService();
let customer: Customer;
let photoId: string;

beforeAll(async () => {
  customer = await service.customer();
  await service.giveCredits(customer);
  photoId = await customer.makePhoto();
});

const get = (id: string, by: Visitor = customer) =>
  by.call(requestLine('getPhoto', { params: { photoId: id } }));

describe('getPhoto', () => {
  it('200: the photo, with links that are good now', async () => {
    service.wait(3_590_000);
    await customer.signIn();
    const { photo } = (await get(photoId)).json();
    expect(photo).toMatchObject({ photoId, state: 'clean', sheet: true });
    service.wait(3_500_000);
    expect((await service.app.inject(photo.files[0].downloadUrl)).statusCode).toBe(200);
    await customer.signIn();
  });

  it('400: what is no id', async () => {
    expect((await get('passport_DE_1')).statusCode).toBe(400);
  });

  it('401: without account or session', async () => {
    expect((await get(photoId, service.visitor())).json().code).toBe('session-missing');
  });

  it("404: somebody else's, and one that never was", async () => {
    expect((await get(photoId, await service.customer())).json().code).toBe('photo-not-found');
    expect((await get('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});
