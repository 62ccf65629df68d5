import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { readEnvironment } from '../../apps/server/src/platform/env.ts';
import { openService } from '../../apps/server/src/service.ts';

export interface BenchService {
  url: string;
  readyMs: number;
  close(): Promise<void>;
}

/** Starts the whole service with an empty database, folder and port, without rate limits. */
export async function openBenchService(): Promise<BenchService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesika-bench-'));
  const many = '10000';
  const env = readEnvironment({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_SESSION: many,
    RATE_LIMIT_PER_ADDRESS: many,
    PREVIEWS_PER_DAY: many,
    PREVIEWS_PER_ADDRESS: many,
    AUTH_ATTEMPTS_PER_ADDRESS: many,
  });
  const start = performance.now();
  const app = await openService(env);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await untilReady(url);
  return {
    url,
    readyMs: performance.now() - start,
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const { ok } = await fetch(`${url}/readyz`);
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Out: milliseconds from the start of the upload to the answer. */
export async function photoOver(url: string, portrait: Buffer): Promise<number> {
  const start = performance.now();
  const ask = (id: 'uploadPhoto' | 'processPhoto', init: RequestInit) => {
    const { method, url: path } = requestLine(id);
    return fetch(`${url}${path}`, { method, ...init });
  };
  const form = new FormData();
  form.set('countryCode', 'DE');
  form.set('documentType', 'passport');
  form.set('file', new Blob([new Uint8Array(portrait)], { type: 'image/jpeg' }), 'portrait.jpg');
  const upload = await ask('uploadPhoto', { body: form });
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  const cookie = upload.headers.get('set-cookie')?.split(';')[0] ?? '';
  const processed = await ask('processPhoto', {
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ imageUrl, countryCode: 'DE', documentType: 'passport' }),
  });
  if (!processed.ok) throw new Error(`the service answered ${processed.status}: ${await processed.text()}`);
  await processed.arrayBuffer();
  return performance.now() - start;
}
