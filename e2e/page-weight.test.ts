import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { openStage } from './stage.ts';

/* The budget of public pages, over the built files. */

const stage = openStage();

// A service compresses the files of its pages after it has started, and serves larger ones until then.
beforeAll(async () => {
  const stamp = join(import.meta.dirname, '../apps/web/build/client/.compressed-sha256');
  while (!existsSync(stamp)) await sleep(500);
}, 250_000);

it.each([
  ['/', { scriptKbMax: 154, requestsMax: 25 }],
  ['/passport-photo/usa', { scriptKbMax: 159, requestsMax: 18 }],
  ['/pricing', { scriptKbMax: 153, requestsMax: 17 }],
  ['/help', { scriptKbMax: 146, requestsMax: 16 }],
])('%s stays within its budget of scripts and requests', async (path, { scriptKbMax, requestsMax }) => {
  const { page } = await stage.visit();
  let requests = 0;
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    requests += 1;
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(stage.server.url + path, { waitUntil: 'networkidle' });
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(0);
  expect(scriptBytes / 1024).toBeLessThanOrEqual(scriptKbMax);
  expect(requests).toBeLessThanOrEqual(requestsMax);
});
