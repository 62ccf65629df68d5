import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestService, type TestService, type Visitor } from '../../../testing/test-service.ts';

let service: TestService;
let visitor: Visitor;
let photoId: string;

beforeAll(async () => {
  service = await openTestService();
  visitor = service.visitor();
  const { imageUrl } = await visitor.uploadPicture();
  photoId = (await visitor.process({ imageUrl })).json().photoId;
});
afterAll(() => service.close());

const sheet = (query: string, by = visitor) => by.call({ method: 'GET', url: `/api/print-sheet?${query}` });

describe('GET /api/print-sheet', () => {
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

  it.each(['', 'photoId=../../x', 'photoId=a&paper=A0', 'photoId=a&copies=0', 'photoId=a&format=exe'])(
    '400: %s',
    async (query) => {
      expect((await sheet(query)).statusCode).toBe(400);
    },
  );

  it('401: without a session', async () => {
    expect((await sheet(`photoId=${photoId}`, service.visitor())).statusCode).toBe(401);
  });

  it("404: somebody else's photo, and one that never was", async () => {
    const other = service.visitor();
    await other.uploadPicture();
    const response = await sheet(`photoId=${photoId}`, other);
    expect([response.statusCode, response.json().code]).toEqual([404, 'photo-not-found']);
    expect((await sheet('photoId=passport_DE_1_ffff')).statusCode).toBe(404);
  });
});
