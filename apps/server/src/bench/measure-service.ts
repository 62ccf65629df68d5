import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../platform/env.ts';
import { type EventLoopDelay, measureEventLoopDelay } from '../platform/event-loop/event-loop-delay.ts';
import { openService } from '../service.ts';

export interface ServiceFigures {
  /** From nothing to the answer with the first photo, models in the cache. */
  firstPhotoMs: number;
  /** Each from the request to the answer. */
  photosMs: number[];
  /** Of the server's process while uploads and photos go on. */
  eventLoop: EventLoopDelay;
}

/** The service as it runs, one photo after the other; for `npm run bench`. */
export async function measureService(portrait: Buffer, photos: number): Promise<ServiceFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesika-bench-'));
  const client = fork(new URL('./photo-client.ts', import.meta.url), [], {
    execArgv: ['--import', '@oxc-node/core/register'],
    cwd: import.meta.dirname,
    serialization: 'advanced',
  });
  const begun = performance.now();
  const app = await openService(readEnvironment({ ...settings, DATA_DIR: dataDir }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const makePhoto = async () => {
    client.send({ address, portrait });
    const [ms] = (await once(client, 'message')) as [number];
    return ms;
  };
  await makePhoto();
  const firstPhotoMs = performance.now() - begun;
  const photosMs: number[] = [];
  const eventLoop = await measureEventLoopDelay(async () => {
    while (photosMs.length < photos) photosMs.push(await makePhoto());
  });
  client.disconnect();
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
  return { firstPhotoMs, photosMs, eventLoop };
}

const settings = {
  LOG_LEVEL: 'silent',
  API_ONLY: 'true',
  RATE_LIMIT_PER_SESSION: '100000',
  RATE_LIMIT_PER_ADDRESS: '100000',
};
