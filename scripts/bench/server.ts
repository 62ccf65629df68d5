import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../../apps/server/src/platform/env.ts';
import { measureEventLoopDelay } from '../../apps/server/src/platform/event-loop/event-loop-delay.ts';
import { openService } from '../../apps/server/src/service.ts';
import { median } from './median.ts';

/**
 * The service as a browser meets it: how long from its start to the first photo with the models in the
 * cache, how long a photo takes over HTTP, and how long the server's event loop stalls meanwhile.
 */
export async function benchServer(portrait: Buffer, runs: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesika-bench-'));
  const env = readEnvironment({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_SESSION: '10000',
    RATE_LIMIT_PER_ADDRESS: '10000',
  });
  const start = performance.now();
  const app = await openService(env);
  try {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await untilReady(url);
    const ready = performance.now() - start;
    await photoOver(url, portrait);
    console.log(
      `\nserver ready after ${ready.toFixed(0)} ms, first photo after ${(performance.now() - start).toFixed(0)} ms`,
    );
    const times: number[] = [];
    const { maxMs, p99Ms } = await measureEventLoopDelay(async () => {
      for (let run = 0; run < runs; run++) times.push(await photoOver(url, portrait));
    });
    console.log(`  photo over HTTP  ${median(times).toFixed(0).padStart(6)} ms, upload included`);
    console.log(
      `  event loop       ${maxMs.toFixed(0).padStart(6)} ms longest stall, ${p99Ms.toFixed(1)} ms at 99 %`,
    );
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const { ok } = await fetch(`${url}/readyz`);
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Out: milliseconds from the start of the upload to the answer. */
async function photoOver(url: string, portrait: Buffer): Promise<number> {
  const start = performance.now();
  const form = new FormData();
  form.set('countryCode', 'DE');
  form.set('documentType', 'passport');
  form.set('file', new Blob([new Uint8Array(portrait)], { type: 'image/jpeg' }), 'portrait.jpg');
  const upload = await fetch(`${url}/api/uploads`, { method: 'POST', body: form });
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  const cookie = upload.headers.get('set-cookie')?.split(';')[0] ?? '';
  const processed = await fetch(`${url}/api/process-photo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ imageUrl, countryCode: 'DE', documentType: 'passport' }),
  });
  if (!processed.ok) throw new Error(`the service answered ${processed.status}: ${await processed.text()}`);
  await processed.arrayBuffer();
  return performance.now() - start;
}
