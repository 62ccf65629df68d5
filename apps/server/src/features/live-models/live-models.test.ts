import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type LiveModelList, requestLine } from '@vesika/contract';
import { beforeAll, expect, it } from 'vitest';
import { openTestService, testService } from '../../testing/test-service.ts';

const service = testService();
let addresses: string[];

beforeAll(async () => {
  const { models }: LiveModelList = (await service.app.inject(requestLine('listLiveModels'))).json();
  addresses = models.map(({ address }) => address);
});

const get = (url: string, coding = '') => service.app.inject({ url, headers: { 'accept-encoding': coding } });

it('200: the face finder comes first, the large nets that draw edges not at all', () => {
  expect(addresses.map((address) => address.replace(/\.[0-9a-f]{16}\.onnx$/, ''))).toEqual([
    '/models/face-detection-short-range',
    '/models/face-mesh-attention',
    '/models/selfie-mask',
    '/models/face-detection-full-range',
  ]);
});

it('200: a net may be cached without limit, and is the same in every encoding', async () => {
  const [plain, squeezed, zipped] = [
    await get(addresses[0]!),
    await get(addresses[0]!, 'gzip, deflate, br'),
    await get(addresses[0]!, 'gzip'),
  ];
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/octet-stream',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
  });
  expect([squeezed.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(squeezed.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(squeezed.rawPayload.length).toBeLessThan(0.7 * plain.rawPayload.length);
});

it('404: nothing else of the cache is a model', async () => {
  for (const file of ['manifest.json', 'rvm.onnx', 'face-mesh-attention.onnx']) {
    const response = await service.app.inject(requestLine('liveModel', { params: { file } }));
    expect([response.statusCode, response.json().code]).toEqual([404, 'file-not-found']);
  }
});

it('503: says so where the cache cannot be written', async () => {
  const broken = await openTestService({ MODEL_CACHE_DIR: '/dev/null/models' });
  const response = await broken.app.inject(requestLine('listLiveModels'));
  expect([response.statusCode, response.json().code]).toEqual([503, 'engine-unavailable']);
  await broken.close();
});
