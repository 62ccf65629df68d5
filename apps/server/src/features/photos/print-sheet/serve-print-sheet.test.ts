import { operations } from '@vesika/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Customer,
  openTestService,
  type TestService,
  type Visitor,
} from '../../../testing/test-service.ts';

let service: TestService;
let customer: Customer;
let photoId: string;

beforeAll(async () => {
  service = await openTestService();
  customer = await service.customer();
  await service.giveCredits(customer);
  photoId = await photoOf(customer);
});
afterAll(() => service.close());

async function photoOf(person: Visitor): Promise<string> {
  const { imageUrl } = await person.uploadPicture(`photo of ${person.cookies.vesika_session}`);
  return (await person.process({ imageUrl })).json().photoId;
}

const sheet = (query: string, by: Visitor = customer) => by.call({ url: operations.printSheet.path, query });

async function refusalOf(photo: string, by: Visitor) {
  const response = await sheet(`photoId=${photo}`, by);
  return [response.statusCode, response.json().code];
}

describe('printSheet', () => {
  it.each([
    ['', 'application/pdf', 'vesika-de-passport-10x15.pdf'],
    ['&paper=a4&format=jpg', 'image/jpeg', 'vesika-de-passport-a4.jpg'],
    ['&paper=4x6in&copies=2&language=tr', 'application/pdf', 'vesika-de-passport-4x6in.pdf'],
  ])('200: a file to save (%s)', async (options, type, fileName) => {
    const response = await sheet(`photoId=${photoId}${options}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    '',
    'photoId=../../x',
    'photoId=passport_DE_1',
    ...['paper=A0', 'copies=0', 'format=exe'].map(
      (wrong) => `photoId=00000000-0000-4000-8000-000000000000&${wrong}`,
    ),
  ])('400: %s', async (query) => {
    expect((await sheet(query)).statusCode).toBe(400);
  });

  it('200: comes with the smallest package too', async () => {
    const starter = await service.customer();
    await service.giveCredits(starter, 'starter-eur');
    expect((await sheet(`photoId=${await photoOf(starter)}`, starter)).statusCode).toBe(200);
  });

  it('402: of a preview, with an account or without', async () => {
    for (const poor of [await service.customer(), service.visitor()]) {
      expect(await refusalOf(await photoOf(poor), poor)).toEqual([402, 'payment-required']);
    }
  });

  it("404: somebody else's photo, and one that never was", async () => {
    const other = await service.customer();
    expect(await refusalOf(photoId, other)).toEqual([404, 'photo-not-found']);
    expect(await refusalOf('00000000-0000-4000-8000-000000000000', customer)).toEqual([
      404,
      'photo-not-found',
    ]);
  });
});
