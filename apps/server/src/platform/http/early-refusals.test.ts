import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine } from '@vesika/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testService } from '../../testing/test-service.ts';

const service = testService();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

const { url } = requestLine('uploadPhoto');
const { url: health } = requestLine('healthz');
const piece = Buffer.alloc(64 * 1024);
const pieces = 192;
const refused = {
  'a body that is no form': { type: 'text/plain', begin: '' },
  'a picture above the limit': {
    type: 'multipart/form-data; boundary=b',
    begin:
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\xff\xd8\xff\xe0',
  },
};
type Refused = (typeof refused)[keyof typeof refused];

function headOf({ type, begin }: Refused): Buffer {
  const bytes = begin.length + pieces * piece.length;
  const head = `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;
  return Buffer.from(head + begin, 'latin1');
}

async function opened(): Promise<{ socket: Socket; read: () => string }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'connect');
  return { socket, read: () => answer };
}

it.each(Object.entries(refused))(
  'a sender who goes on sending %s gets the answer, and may ask again',
  async (_what, upload) => {
    const { socket, read } = await opened();
    const failed = new Promise<Error>((resolve) => socket.once('error', resolve));
    socket.write(headOf(upload));
    const sent = (async () => {
      for (let n = 0; n < pieces; n++) {
        if (!socket.write(piece)) await once(socket, 'drain');
        await sleep(1);
      }
      socket.write(`GET ${health} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      await once(socket, 'close');
    })();
    await Promise.race([sent, failed.then((error) => Promise.reject(error))]);
    expect(read().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  },
);

it('a sender who stops is cut off after some seconds', async () => {
  const { socket, read } = await opened();
  socket.on('error', () => undefined);
  socket.write(headOf(refused['a body that is no form']));
  await once(socket, 'close');
  expect(read()).toMatch(/^HTTP\/1\.1 413/);
}, 20_000);
