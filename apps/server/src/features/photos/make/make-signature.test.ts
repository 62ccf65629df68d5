import { requestLine } from '@vesika/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/business.ts';
import { type FormPart, formOf } from '../../../testing/form.ts';
import { jpegTelling, testService, type Visitor } from '../../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

const make = (told: string, fields: Record<string, string>, by: Visitor = service.visitor()) => {
  const parts: FormPart[] = [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'file', fileName: 'paper.jpg', content: jpegTelling(told) },
  ];
  return by.call({ ...requestLine('makeSignature'), ...formOf(parts) });
};
const size = { widthPx: '140', heightPx: '60' };

it('200: gives a visitor the signature, and keeps nothing', async () => {
  const before = await service.stored();
  const made = await make('photo', { ...size, minKb: '10', maxKb: '20' });
  expect(made.json()).toEqual({
    jpegBase64: Buffer.from('a signature').toString('base64'),
    bytes: 11,
    isWithinLimits: true,
  });
  expect(await service.stored()).toEqual(before);
});

describe('below a photo in the same file', () => {
  const photoBy = async (person: Visitor) => {
    const { imageUrl } = await person.uploadPicture();
    return (await person.process({ imageUrl })).json().photoId as string;
  };
  const joined = (photoId: string, by: Visitor) => make('photo', { ...size, photoId }, by);

  it('200: with a photo of one’s own that is paid for', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer, 'starter-try');
    const made = await joined(await photoBy(customer), customer);
    const text = Buffer.from(made.json().jpegBase64, 'base64').toString();
    expect([made.statusCode, text]).toEqual([200, 'a signature below a photo']);
  });

  it('402: with a preview', async () => {
    const visitor = service.visitor();
    const refused = await joined(await photoBy(visitor), visitor);
    expect(statusAndCode(refused)).toEqual([402, 'payment-required']);
  });

  it("404: with somebody else's photo", async () => {
    const customer = await service.customer();
    await service.giveCredits(customer, 'starter-try');
    const photoId = await photoBy(customer);
    const refused = await joined(photoId, await service.customer());
    expect(statusAndCode(refused)).toEqual([404, 'photo-not-found']);
  });
});

it('422: says that the sheet has no signature, and keeps nothing', async () => {
  const before = await service.stored();
  expect(statusAndCode(await make('fail signature-missing', size))).toEqual([422, 'signature-missing']);
  expect(await service.stored()).toEqual(before);
});

it.each([
  { widthPx: '140' },
  { ...size, heightPx: '5' },
  { ...size, minKb: '0' },
  { ...size, colour: 'blue' },
])('400: refuses %j', async (fields) => {
  expect(statusAndCode(await make('photo', fields as Record<string, string>))).toEqual([
    400,
    'request-invalid',
  ]);
});
