import { requestLine } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { testService, type Visitor } from '../../../testing/test-service.ts';

const service = testService();

const setOf = (photoId: string, by: Visitor) => by.call(requestLine('photoSet', { params: { photoId } }));
const name = (photoId: string, personName: unknown, by: Visitor) =>
  by.call({ ...requestLine('namePerson', { params: { photoId } }), payload: { personName } as object });

/** Two documents of one portrait, the first made twice. */
async function makeSet(by: Visitor, portrait: string) {
  const { imageUrl } = await by.uploadPicture(portrait);
  const make = async (documentType: string, body: object = {}) =>
    (await by.process({ imageUrl, countryCode: 'TR', documentType, ...body })).json().photoId as string;
  const old = await make('passport');
  const visa = await make('id', { beside: true });
  return { old, visa, passport: await make('passport', { beside: true }) };
}

/** A photo of the left face of one picture, and photos of two documents of the right face. */
async function makeGroup(by: Visitor, picture: string) {
  const { imageUrl } = await by.uploadPicture(picture);
  const make = async (x: number, documentType: string) => {
    const chosen = { face: { x, y: 0.5 }, countryCode: 'TR', documentType, beside: true };
    return (await by.process({ imageUrl, ...chosen })).json().photoId as string;
  };
  const leftPassport = await make(0.25, 'passport');
  const rightPassport = await make(0.75, 'passport');
  return { leftPassport, rightPassport, rightId: await make(0.8, 'id') };
}

const idsOf = (photos: { photoId: string }[]) => photos.map(({ photoId }) => photoId);

describe('photoSet', () => {
  it.each(['customer', 'visitor'] as const)(
    '200: all documents of a portrait, of each the newest photo, to a %s',
    async (who) => {
      const person = await service[who]();
      const { old, visa, passport } = await makeSet(person, `of a ${who}`);
      await makeSet(person, `of another ${who}`);
      for (const photoId of [old, visa, passport]) {
        const { photos, otherPeople } = (await setOf(photoId, person)).json();
        expect(idsOf(photos)).toEqual([passport, visa]);
        expect(otherPeople).toEqual([]);
      }
    },
  );

  it('200: by person where the picture shows several, with the documents of each', async () => {
    const person = await service.customer();
    const { leftPassport, rightPassport, rightId } = await makeGroup(person, 'of a group');
    const ofLeft = (await setOf(leftPassport, person)).json();
    expect(idsOf(ofLeft.photos)).toEqual([leftPassport]);
    expect(ofLeft.otherPeople.map(idsOf)).toEqual([[rightPassport, rightId]]);
    const ofRight = (await setOf(rightId, person)).json();
    expect(idsOf(ofRight.photos)).toEqual([rightPassport, rightId]);
    expect(ofRight.otherPeople.map(idsOf)).toEqual([[leftPassport]]);
  });

  it('keeps the draft with the photo at work', async () => {
    const person = await service.customer();
    const { old } = await makeSet(person, 'at work');
    const { draft } = (await person.call(requestLine('getDraft'))).json();
    expect(draft.photo.photoId).toBe(old);
  });

  it("404: somebody else's photo", async () => {
    const { visa } = await makeSet(await service.customer(), 'of somebody');
    const response = await setOf(visa, await service.customer());
    expect([response.statusCode, response.json().code]).toEqual([404, 'photo-not-found']);
  });

  it('leaves out what others made of the same picture', async () => {
    const [one, other] = [await service.customer(), await service.customer()];
    const { visa } = await makeSet(one, 'the very same');
    await makeSet(other, 'the very same');
    expect((await setOf(visa, one)).json().photos).toHaveLength(2);
  });
});

describe('namePerson', () => {
  it('200: names everybody on photos of the portrait, and takes the name away again', async () => {
    const person = await service.customer();
    const { visa, passport } = await makeSet(person, 'of Ayşe');
    expect((await name(visa, '  Ayşe Işık ', person)).json().photo).toMatchObject({
      photoId: visa,
      personName: 'Ayşe Işık',
    });
    const names = async () =>
      (await setOf(passport, person)).json().photos.map((photo: { personName: string }) => photo.personName);
    expect(await names()).toEqual(['Ayşe Işık', 'Ayşe Işık']);
    expect((await name(visa, null, person)).statusCode).toBe(200);
    expect(await names()).toEqual([null, null]);
  });

  it('leaves the photos of other faces of the picture unnamed', async () => {
    const person = await service.customer();
    const { leftPassport, rightPassport } = await makeGroup(person, 'of two people');
    await name(rightPassport, 'Ayşe', person);
    const { photos, otherPeople } = (await setOf(leftPassport, person)).json();
    expect([photos[0].personName, otherPeople[0][0].personName]).toEqual([null, 'Ayşe']);
  });

  it.each(['', ' ', 'a'.repeat(61), 'a\u0000b', 7])('400: %j', async (wrong) => {
    const person = await service.customer();
    const { visa } = await makeSet(person, 'wrongly named');
    expect((await name(visa, wrong, person)).statusCode).toBe(400);
  });

  it("404: somebody else's photo", async () => {
    const { visa } = await makeSet(await service.customer(), 'of somebody');
    expect((await name(visa, 'Eve', await service.customer())).statusCode).toBe(404);
  });
});
