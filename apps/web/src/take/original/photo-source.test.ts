import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../shell/api/call.ts';
import { ServiceError } from '../../shell/api/request.ts';
import { fileSource, forgetUpload, isUploaded, storedSource, withUpload } from './photo-source.ts';

vi.mock('../../shell/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../shell/session/auth-client.ts', () => ({ accessToken: async () => null }));
vi.mock('../../shell/session/sign-out.ts', () => ({ forgetSession: () => {} }));

const place = { countryCode: 'DE', documentType: 'passport' as const };
const send = vi.mocked(call);
const lost = new ServiceError({ code: 'image-not-found', errorType: 'PHOTO_UNUSABLE', message: 'Gone.' });

function chosen() {
  return fileSource(new File(['jpeg'], 'me.jpg'));
}

beforeEach(() => {
  send.mockReset();
  let sent = 0;
  send.mockImplementation(async () => ({ imageUrl: `upload-${++sent}` }) as never);
});

it('sends a file once, for whatever country', async () => {
  const source = chosen();
  const use = async (imageUrl: string) => imageUrl;
  const first = withUpload(source, place, use);
  const second = withUpload(source, { ...place, countryCode: 'US' }, use);
  expect(await Promise.all([first, second])).toEqual(['upload-1', 'upload-1']);
  expect(await withUpload(source, place, use)).toBe('upload-1');
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends it again when the service has lost what was sent before', async () => {
  const source = chosen();
  await withUpload(source, place, async () => {});
  const use = vi.fn(async (imageUrl: string) => {
    if (imageUrl === 'upload-1') throw lost;
    return imageUrl;
  });
  expect(await withUpload(source, place, use)).toBe('upload-2');
});

it('does not send it twice for a failure of another kind, nor for one right after sending', async () => {
  const source = chosen();
  await expect(withUpload(source, place, () => Promise.reject(lost))).rejects.toBe(lost);
  expect(send).toHaveBeenCalledTimes(1);
  const other = new Error('no face');
  await expect(withUpload(source, place, () => Promise.reject(other))).rejects.toBe(other);
  expect(send).toHaveBeenCalledTimes(1);
});

it('may be tried again after an upload that failed', async () => {
  const source = chosen();
  send.mockRejectedValueOnce(new Error('offline'));
  await expect(withUpload(source, place, async () => {})).rejects.toThrow('offline');
  expect(isUploaded(source)).toBe(false);
  expect(await withUpload(source, place, async (imageUrl) => imageUrl)).toBe('upload-1');
});

it('stops what is on its way when the photo is put away', async () => {
  const source = chosen();
  let signal: AbortSignal | undefined;
  send.mockImplementationOnce((_, { signal: given } = {}) => {
    signal = given;
    return new Promise(() => {});
  });
  void withUpload(source, place, async () => {});
  forgetUpload(source);
  expect(signal?.aborted).toBe(true);
  expect(isUploaded(source)).toBe(false);
});

it('uses a stored original as it is', async () => {
  const stored = { kind: 'stored' as const, name: 'original.jpg', imageUrl: 'stored-1' };
  expect(await withUpload(stored, place, async (imageUrl) => imageUrl)).toBe('stored-1');
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['/files/photos/a1/passport_DE_17.jpg?expires=1&signature=x', 'original.jpg'],
  ['https://vesika.example/files/photos/a1/visa_US_17.webp?expires=1', 'original.webp'],
  ['/files/photos/a1/id_TR_17.png', 'original.png'],
  ['/files/nameless', 'original.jpg'],
])('names the original at %s %s', (imageUrl, name) => {
  expect(storedSource(imageUrl)).toEqual({ kind: 'stored', name, imageUrl });
});
