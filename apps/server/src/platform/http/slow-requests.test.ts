import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { endSlowRequests } from './slow-requests.ts';

const patienceMs = 200;

/** Starts a request that never ends. */
async function begin(app: FastifyInstance, path: string): Promise<Socket> {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const arrived = once(app.server, 'request');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  await arrived;
  return socket;
}

it('ends slow requests, unless their route has more time', async () => {
  const app = Fastify();
  endSlowRequests(app, patienceMs);
  app.post('/small', async () => 'done');
  app.post('/large', { config: { slowBody: true } }, async () => 'done');
  await app.listen({ port: 0 });
  // The large request starts first, so it would be ended first under one common limit.
  const large = await begin(app, '/large');
  const small = await begin(app, '/small');
  await once(small, 'close');
  await sleep(patienceMs);
  expect(large.closed).toBe(false);
  large.destroy();
  await app.close();
});
