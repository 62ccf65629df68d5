import { requestLine } from '@vesika/contract';
import { touchUpBounds } from '@vesika/report';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { userPhotos } from '../../../../schema/index.ts';
import { type Customer, testService, type Visitor } from '../../../../testing/test-service.ts';

const service = testService();
let customer: Customer;

beforeAll(async () => {
  customer = await service.customer();
  await service.giveCredits(customer, 'business-try');
  await service.untilReady();
});

const touchUp = [
  { mode: 'erase', radiusPx: 12.5, pointsPx: [300, 40, 310, 44] },
  { mode: 'restore', radiusPx: 8, pointsPx: [280, 90] },
];

async function made(body: object, by: Visitor = customer) {
  const { imageUrl } = await by.uploadPicture();
  return by.process({ imageUrl, ...body });
}

const get = (photoId: string, by: Visitor = customer) =>
  by.call(requestLine('getPhoto', { params: { photoId } }));

describe('a photo touched up by hand', () => {
  it('keeps its strokes, for the next photo of the same original', async () => {
    const { photoId } = (await made({ touchUp })).json();
    expect((await get(photoId)).json().touchUp).toEqual(touchUp);
    const plain = (await made({})).json();
    expect((await get(plain.photoId)).json().touchUp).toEqual([]);
  });

  it('shows them to its owner alone', async () => {
    const { photoId } = (await made({ touchUp })).json();
    const other = await get(photoId, await service.customer());
    expect(other.statusCode).toBe(404);
    expect(other.body).not.toContain('pointsPx');
    expect((await get(photoId, service.visitor())).statusCode).toBe(401);
  });

  it('is brought into the account with its strokes', async () => {
    const visitor = service.visitor();
    const { photoId } = (await made({ touchUp }, visitor)).json();
    const owner = await service.customer(visitor);
    await owner.call(requestLine('claimPhotos'));
    expect((await get(photoId, owner)).json().touchUp).toEqual(touchUp);
  });

  it('takes them along when it is deleted', async () => {
    const { photoId } = (await made({ touchUp })).json();
    await customer.call(requestLine('v1DeletePhoto', { params: { photoId } }));
    expect(await service.db.$count(userPhotos, eq(userPhotos.id, photoId))).toBe(0);
  });

  it.each([
    ['only cropped', { cropOnly: true }],
    ['to keep its background', { background: 'keep' }],
  ])('409 touch-up-not-possible: of a photo that is %s', async (_what, kept) => {
    const refused = await made({ touchUp, ...kept });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'touch-up-not-possible']);
    expect((await made({ touchUp: [], ...kept })).statusCode).toBe(200);
  });

  const point = { mode: 'erase', radiusPx: 5, pointsPx: [10, 10] };
  const points = (count: number) => Array.from({ length: 2 * count }, () => 7);

  it.each([
    ['a brush that does something else', [{ ...point, mode: 'smooth' }]],
    ['a brush without width', [{ ...point, radiusPx: 0 }]],
    ['a brush as wide as a house', [{ ...point, radiusPx: touchUpBounds.radiusPx.max + 1 }]],
    ['half a point', [{ ...point, pointsPx: [10, 10, 12] }]],
    ['no point', [{ ...point, pointsPx: [] }]],
    ['a point that is none', [{ ...point, pointsPx: [10, '10'] }]],
    ['a point before the picture', [{ ...point, pointsPx: [-1, 10] }]],
    ['something besides', [{ ...point, colour: '#ff0000' }]],
    ['too many strokes', Array.from({ length: touchUpBounds.strokesMax + 1 }, () => point)],
    ['too many points in one', [{ ...point, pointsPx: points(touchUpBounds.pointsMax + 1) }]],
    ['too many points in all', Array.from({ length: 3 }, () => ({ ...point, pointsPx: points(700) }))],
  ])('400 request-invalid: %s', async (_what, strokes) => {
    const refused = await made({ touchUp: strokes });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request-invalid']);
    expect(refused.json().facts.field).toMatch(/^touchUp/);
  });

  it('200: as much as may be drawn fits into a request', async () => {
    const long = {
      mode: 'restore',
      radiusPx: 1234.5,
      pointsPx: points(touchUpBounds.pointsMax).map(() => 6789.5),
    };
    expect((await made({ touchUp: [long] })).statusCode).toBe(200);
  });
});
