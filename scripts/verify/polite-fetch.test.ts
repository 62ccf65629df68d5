import { expect, it } from 'vitest';
import { localServers } from '../../apps/server/src/testing/local-servers.ts';
import { createPoliteFetch } from './polite-fetch.ts';

const serverOf = localServers();

it('asks a host for its robots.txt once, and no oftener than agreed', async () => {
  const requested: [path: string, at: number][] = [];
  const port = await serverOf((request, response) => {
    requested.push([request.url!, Date.now()]);
    response.end('text');
  });
  const fetchPage = createPoliteFetch({ isAllowed: () => true, allowHttp: true, bytesMax: 1000 }, 150);
  await Promise.all(['/a', '/b', '/c'].map((path) => fetchPage(`http://127.0.0.1:${port}${path}`)));
  expect(requested.map(([path]) => path).sort()).toEqual(['/a', '/b', '/c', '/robots.txt']);
  const gaps = requested.slice(1).map(([, at], index) => at - requested[index]![1]);
  // Timers may fire a little early.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(120);
});
