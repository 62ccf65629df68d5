import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../platform/env.ts';
import { openService, type ServiceParts } from '../service.ts';
import { freePort } from './free-port.ts';

/**
 * Whether every service of the tests is to be several: `npm run test:services` says so. Tests of what one process keeps name a
 * ROLE; those that count the places of one worker do not apply.
 */
export const hasTestFleet = process.env.TEST_FLEET !== undefined;

/** Who serves people is ready at once; whoever makes photos a moment after it was opened. */
const readyMsMax = 10_000;

/**
 * Two services that serve people and two that make photos, each with memory, connections and engine of its own, on one
 * database and one storage, in the guise of one: each request goes to the other one that serves people.
 */
export async function openTestFleet(given: Environment, parts: ServiceParts): Promise<FastifyInstance> {
  // All of them have to know it, and only one listens on it.
  const env = { ...given, PORT: await freePort() };
  const { METRICS_PORT: _one, ...others } = env;
  const forWorkers = { ...others, PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${env.PORT}` };
  const open = (ROLE: Environment['ROLE'], at: Environment) => openService({ ...at, ROLE }, parts);
  // The first one makes the secret and the tables.
  const first = await open('web', env);
  const [second, ...workers] = await Promise.all([
    open('web', others),
    open('worker', forWorkers),
    open('worker', forWorkers),
  ]);
  const webs = [first, second] as const;
  let asked = 0;
  const next = () => webs[asked++ % webs.length]!;

  const inject = (...args: Parameters<FastifyInstance['inject']>) => next().inject(...args);

  async function listen(options: object): Promise<string> {
    const { server } = first;
    const address = await first.listen({ ...options, port: env.PORT });
    server.removeAllListeners('request');
    server.on('request', (request, response) => next().routing(request, response));
    for (const each of workers) await each.listen({ host: '127.0.0.1', port: 0 });
    return address;
  }

  async function close(): Promise<void> {
    await Promise.all([...webs, ...workers].map((each) => each.close()));
  }

  const isReady = async (worker: FastifyInstance) =>
    (await worker.inject(requestLine('readyz'))).statusCode === 200;
  const untilMs = performance.now() + readyMsMax;
  while (performance.now() < untilMs && !(await Promise.all(workers.map(isReady))).every(Boolean))
    await sleep(50);
  return Object.assign(Object.create(first), { inject, listen, close });
}
