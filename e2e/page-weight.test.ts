import { expect, it } from 'vitest';
import { openStage } from './stage.ts';

/* The budget of public pages, over the built files. */

const stage = openStage();

it.each([
  ['/', { scriptKbMax: 195, requestsMax: 36 }],
  ['/passport-photo/usa', { scriptKbMax: 185, requestsMax: 36 }],
  ['/pricing', { scriptKbMax: 185, requestsMax: 18 }],
  ['/help', { scriptKbMax: 185, requestsMax: 18 }],
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
