import { requestLine } from '@vesika/contract';
import { beforeAll, expect, it } from 'vitest';
import { businessOf, passport, statusAndCode } from '../../../../testing/business.ts';
import { testService } from '../../../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

const isFlipped = ({ changes }: { changes: { what: string }[] }) =>
  changes.some(({ what }) => what === 'mirror');

it('flips a mirrored picture as long as the person requests it, whatever was observed before', async () => {
  const person = await service.customer();
  const { imageUrl } = await person.uploadPicture('a selfie');
  const photoOf = async (body: object) => (await person.process({ imageUrl, ...body })).json().report;
  expect(isFlipped(await photoOf({}))).toBe(false);
  expect(isFlipped(await photoOf({ mirror: true }))).toBe(true);
  expect(isFlipped(await photoOf({ mirror: true, countryCode: 'TR', documentType: 'id' }))).toBe(true);
  expect(isFlipped(await photoOf({}))).toBe(false);
});

it('keeps the chosen face of a picture that is flipped later', async () => {
  const person = await service.customer();
  await service.giveCredits(person, 'pro-eur');
  const { imageUrl } = await person.uploadPicture('a selfie of two');
  const first = (await person.process({ imageUrl, face: { x: 0.75, y: 0.5 } })).json();
  const flipped = (await person.process({ imageUrl, mirror: true })).json();
  expect([first.paidBy, flipped.paidBy]).toEqual(['credit', 'revision']);
  const set = await person.call(requestLine('photoSet', { params: { photoId: flipped.photoId } }));
  expect(set.json().otherPeople).toEqual([]);
});

it('is a field of the public API, in forms and in orders', async () => {
  const { program } = await businessOf(service);
  const made = await program.send('v1MakePhoto', { ...passport, mirror: 'true' });
  expect(isFlipped(made.json().report)).toBe(true);
  const refused = await program.send('v1MakePhoto', { ...passport, mirror: 'perhaps' });
  expect(statusAndCode(refused)).toEqual([400, 'request-invalid']);
});
