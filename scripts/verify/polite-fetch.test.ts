import { expect, it } from 'vitest';
import { localServers } from '../../apps/server/src/testing/local-servers.ts';
import { createPoliteFetch } from './polite-fetch.ts';

const serverOf = localServers();

it('asks a host for its robots.txt once, and no oftener than agreed', async () => {
  const requested: string[] = [];
  const port = await serverOf((request, response) => {
    requested.push(request.url!);
    response.end('text');
  });
  const everyMs = 150;
  const fetchPage = createPoliteFetch({ isAllowed: () => true, allowHttp: true, bytesMax: 1000 }, everyMs);
  const start = performance.now();
  await Promise.all(['/a', '/b', '/c'].map((path) => fetchPage(`http://127.0.0.1:${port}${path}`)));
  expect(requested.sort()).toEqual(['/a', '/b', '/c', '/robots.txt']);
  // Three pauses between four requests; a timer may fire a millisecond early.
  expect(performance.now() - start).toBeGreaterThanOrEqual(3 * (everyMs - 1));
});
