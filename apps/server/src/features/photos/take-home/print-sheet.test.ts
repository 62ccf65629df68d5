import { operations, requestLine } from '@vesika/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Customer, testService, type Visitor } from '../../../testing/test-service.ts';

import { unzip } from '../../../testing/zip.ts';

const service = testService();
let customer: Customer;
let photoId: string;

beforeAll(async () => {
  customer = await service.customer();
  await service.giveCredits(customer);
  photoId = await photoOf(customer);
});

const photoOf = (person: Visitor) => person.makePhoto(`photo of ${person.cookies.vesika_session}`);

const sheet = (query: string, by: Visitor = customer) => by.call({ url: operations.printSheet.path, query });

async function refusalOf(photo: string, by: Visitor) {
  const response = await sheet(`photoId=${photo}`, by);
  return [response.statusCode, response.json().code];
}

describe('printSheet', () => {
  it.each([
    ['', 'application/pdf', 'vesika-de-passport-10x15.pdf'],
    ['&paper=a4&format=jpg', 'image/jpeg', 'vesika-de-passport-a4.jpg'],
    ['&paper=10x15&gapMm=3', 'application/pdf', 'vesika-de-passport-10x15.pdf'],
    ['&paper=4x6in&copies=2&language=tr', 'application/pdf', 'vesika-de-passport-4x6in.pdf'],
  ])('200: a file to save (%s)', async (options, type, fileName) => {
    const response = await sheet(`photoId=${photoId}${options}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('200: of several photos, with a page for each sheet; JPEGs of several come in a ZIP', async () => {
    const second = await photoOf(customer);
    const name = (photo: string, personName: string | null) =>
      customer.call({
        ...requestLine('namePerson', { params: { photoId: photo } }),
        payload: { personName },
      });
    expect((await name(second, ' Ayşe ')).json().photo.personName).toBe('Ayşe');
    const pdf = await sheet(`photos=${photoId}:2,${second}&language=tr`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toBe('attachment; filename="vesika-photos-10x15.pdf"');
    const one = await sheet(`photos=${photoId}:2,${second}:2&format=jpg`);
    expect(one.headers['content-type']).toBe('image/jpeg');
    const several = await sheet(`photos=${photoId}:9,${second}:9&format=jpg`);
    expect(several.headers['content-type']).toBe('application/zip');
    expect([...unzip(several.rawPayload).keys()]).toEqual(
      [1, 2, 3].map((n) => `vesika-photos-10x15-${n}.jpg`),
    );
  });

  it('more photos fit on a sheet without names', async () => {
    const second = await photoOf(customer);
    const third = await photoOf(customer);
    for (const [photo, personName] of [
      [photoId, 'Ada'],
      [second, 'Ben'],
      [third, 'Cem'],
    ] as const) {
      await customer.call({
        ...requestLine('namePerson', { params: { photoId: photo } }),
        payload: { personName },
      });
    }
    const photos = `${photoId}:2,${second}:2,${third}:2`;
    const sheetsWith = async (names: 'below' | 'none') =>
      (await customer.call(requestLine('countSheets', { query: { photos, names } }))).json().sheets;
    expect([await sheetsWith('below'), await sheetsWith('none')]).toEqual([2, 1]);
    const file = await sheet(`photos=${photos}&names=none&format=jpg`);
    expect(file.headers['content-type']).toBe('image/jpeg');
  });

  it("402, 404: never with a preview or somebody else's photo among the others", async () => {
    const poor = await service.customer();
    const preview = await photoOf(poor);
    await service.giveCredits(poor, 'starter-eur');
    const own = await photoOf(poor);
    const refusal = async (photos: string, by: Visitor) => {
      const response = await sheet(`photos=${photos}`, by);
      return [response.statusCode, response.json().code];
    };
    expect(await refusal(`${own},${preview}`, poor)).toEqual([402, 'payment-required']);
    expect(await refusal(`${own},${photoId}`, poor)).toEqual([404, 'photo-not-found']);
    expect((await sheet(`photos=${own},${own}:2`, poor)).statusCode).toBe(200);
  });

  it('200: for a photo lab, and a ruler alone, which nobody pays for', async () => {
    const lab = await sheet(`photoId=${photoId}&format=jpg&dpi=254&rulerPrintedMm=51.5`);
    expect(lab.statusCode).toBe(200);
    const ruler = await sheet('paper=4x6in&format=jpg', await service.customer());
    expect(ruler.statusCode).toBe(200);
    expect(ruler.headers['content-disposition']).toBe('attachment; filename="vesika-ruler-4x6in.jpg"');
  });

  it.each([
    'photoId=../../x',
    'photos=x',
    'photos=00000000-0000-4000-8000-000000000000:0',
    'photos=00000000-0000-4000-8000-000000000000&photoId=00000000-0000-4000-8000-000000000000',
    'photoId=passport_DE_1',
    ...['paper=A0', 'copies=0', 'gapMm=21', 'format=exe', 'dpi=400', 'rulerPrintedMm=49'].map(
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
