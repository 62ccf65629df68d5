import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endSlowRequests } from './slow-requests.ts';

/** How long a request that never ends is listened to; undefined: as long as we looked. */
async function endedAfter(path: string): Promise<'ended' | 'still open'> {
  const app = Fastify();
  endSlowRequests(app, 200);
  app.post('/small', async () => 'done');
  app.post('/large', { config: { slowBody: true } }, async () => 'done');
  await app.listen({ port: 0 });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  const closed = new Promise<'ended'>((resolve) => socket.once('close', () => resolve('ended')));
  const looked = new Promise<'still open'>((resolve) => setTimeout(resolve, 800, 'still open'));
  const outcome = await Promise.race([closed, looked]);
  socket.destroy();
  await app.close();
  return outcome;
}

it('listens to nobody for ever, but to those who were told to be patient', async () => {
  expect(await endedAfter('/small')).toBe('ended');
  expect(await endedAfter('/large')).toBe('still open');
});
