import { expect, it, vi } from 'vitest';
import { send } from '../../../shell/api/call.ts';
import { NoPictureError } from '../../../shell/api/request.ts';
import { processPhoto } from './process-photo.ts';

vi.mock('../../../shell/api/call.ts', () => ({ send: vi.fn() }));
vi.mock('../../../shell/session/auth-client.ts', () => ({ accessToken: async () => null }));
vi.mock('../../../shell/session/sign-out.ts', () => ({ forgetSession: () => {} }));

const photo = { imageUrl: 'upload', countryCode: 'DE', documentType: 'passport' } as const;
const queued = 'event: queued\ndata: {"ahead":2}\n\n';
const progress = 'event: progress\ndata: {"step":"compose"}\n\n';

/** Streams the response in small chunks that ignore event boundaries. */
function processing(text: string, { failing = false, pieceBytes = 7 } = {}) {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        controller.enqueue(bytes.subarray(at, at + pieceBytes));
      }
      if (failing) controller.error(new TypeError('network'));
      else controller.close();
    },
  });
  vi.mocked(send).mockResolvedValue(new Response(body));
  const listeners = { signal: new AbortController().signal, onQueued: vi.fn(), onStep: vi.fn() };
  return { listeners, made: processPhoto(photo, listeners) };
}

it('tells of the queue and of every step, and gives the photo', async () => {
  const photo = { success: true, processedImageBase64: 'data:image/jpeg;base64,é' };
  const result = `event: result\ndata: ${JSON.stringify(photo)}\n\n`;
  const { made, listeners } = processing(`: open\n\n${queued}${progress}${result}`);
  expect(await made).toEqual(photo);
  expect(listeners.onQueued.mock.calls).toEqual([[2]]);
  expect(listeners.onStep.mock.calls).toEqual([['compose']]);
});

it('throws the failure that the service names', async () => {
  const failure = { success: false, errorType: 'PHOTO_UNUSABLE', code: 'face-missing', message: 'No face.' };
  const { made } = processing(`${queued}event: result\ndata: ${JSON.stringify(failure)}\n\n`);
  await expect(made).rejects.toMatchObject({ code: 'face-missing', errorType: 'PHOTO_UNUSABLE' });
});

it.each([
  ['the stream ends before the result', `${queued}${progress}`],
  ['the result has no picture', 'event: result\ndata: {"success":true,"processedImageBase64":""}\n\n'],
])('there is no picture where %s', async (_, text) => {
  await expect(processing(text).made).rejects.toBeInstanceOf(NoPictureError);
});

it('is a lost connection where the stream breaks off', async () => {
  await expect(processing(queued, { failing: true }).made).rejects.toMatchObject({ code: 'connection' });
});
