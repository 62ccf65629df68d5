import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../platform/env.ts';
import { openService, type ServiceParts } from '../service.ts';
import { freePort } from './free-port.ts';

/**
 * Whether every service of the tests runs as several processes, as in `npm run test:services`. Tests of what a single
 * process keeps set a ROLE; those that count one worker's places are skipped.
 */
export const hasTestFleet = process.env.TEST_FLEET !== undefined;

/** A web process is ready at once, a worker a moment after opening. */
const readyMsMax = 10_000;

/**
 * Two web and two worker services with separate memory, connections and engines, on one database and one storage, which
 * act as one: requests alternate between the web services.
 */
export async function openTestFleet(given: Environment, parts: ServiceParts): Promise<FastifyInstance> {
  // All of them must know the port, but only one listens on it.
  const env = { ...given, PORT: await freePort() };
  const { METRICS_PORT: _one, ...otherEnv } = env;
  const workerEnv = { ...otherEnv, PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${env.PORT}` };
  const opened: FastifyInstance[] = [];
  const open = async (ROLE: Environment['ROLE'], at: Environment) => {
    const service = await openService({ ...at, ROLE }, parts);
    opened.push(service);
    return service;
  };
  const close = async () => void (await Promise.all(opened.map((each) => each.close())));

  const [webs, workers] = await openAll().catch(async (error) => {
    await close();
    throw error;
  });
  async function openAll() {
    // The first one creates the secret and the tables.
    const first = await open('web', env);
    const others = [open('web', otherEnv), open('worker', workerEnv), open('worker', workerEnv)];
    await Promise.allSettled(others);
    const [second, ...workers] = await Promise.all(others);
    // It does not listen, so it has to be made ready explicitly.
    await second!.ready();
    return [[first, second!], workers] as const;
  }
  const [first] = webs;
  let requested = 0;
  const next = () => webs[requested++ % webs.length]!;

  const inject = (...args: Parameters<FastifyInstance['inject']>) => next().inject(...args);

  async function listen(options: object): Promise<string> {
    const { server } = first;
    const address = await first.listen({ ...options, port: env.PORT });
    server.removeAllListeners('request');
    server.on('request', (request, response) => next().routing(request, response));
    for (const each of workers) await each.listen({ host: '127.0.0.1', port: 0 });
    return address;
  }

  const isReady = async (worker: FastifyInstance) =>
    (await worker.inject(requestLine('readyz'))).statusCode === 200;
  const untilMs = performance.now() + readyMsMax;
  while (performance.now() < untilMs && !(await Promise.all(workers.map(isReady))).every(Boolean))
    await sleep(50);
  // biome-ignore lint/suspicious/noThenProperty: with the `then` of the first service, awaiting the fleet would return that service alone
  const own = { inject, listen, close, then: undefined };
  return Object.create(first, Object.getOwnPropertyDescriptors(own));
}
