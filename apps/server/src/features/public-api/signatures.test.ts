import { beforeAll, expect, it } from 'vitest';
import { businessOf, creditsOf, passport, statusAndCode } from '../../testing/business.ts';
import { testService } from '../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

const size = { widthPx: '140', heightPx: '60' };

it('200: returns the signature, keeps nothing and costs nothing', async () => {
  const { customer, program } = await businessOf(service);
  const made = await program.send('v1MakeSignature', { ...size, minKb: '10', maxKb: '20' });
  expect(made.statusCode).toBe(200);
  expect(made.json()).toEqual({
    jpegBase64: Buffer.from('a signature').toString('base64'),
    bytes: 11,
    isWithinLimits: true,
  });
  expect(await creditsOf(program)).toBe(50);
  expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
});

it('200: puts a finished photo of the account above it, and refuses any other', async () => {
  const { program } = await businessOf(service);
  const { id: photoId } = (await program.send('v1MakePhoto', passport)).json();
  const made = await program.send('v1MakeSignature', { ...size, photoId });
  expect(Buffer.from(made.json().jpegBase64, 'base64').toString()).toBe('a signature below a photo');
  const { program: stranger } = await businessOf(service);
  const refused = await stranger.send('v1MakeSignature', { ...size, photoId });
  expect(statusAndCode(refused)).toEqual([404, 'photo-not-found']);
});

it('200: says when the file cannot have the size in kB', async () => {
  const { program } = await businessOf(service);
  const made = await program.send('v1MakeSignature', { ...size, maxKb: '1' });
  expect(made.json()).toMatchObject({ isWithinLimits: false });
});

it('422: says that there is no signature, and keeps nothing of the picture', async () => {
  const { customer, program } = await businessOf(service);
  const refused = await program.send('v1MakeSignature', size, { told: 'fail signature-missing' });
  expect(statusAndCode(refused)).toEqual([422, 'signature-missing']);
  expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
});
