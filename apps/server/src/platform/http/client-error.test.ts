import { connect } from 'node:net';
import { requestLine } from '@vesika/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHttpServer } from './http-server.ts';

let server: Awaited<ReturnType<typeof openHttpServer>>;
let port: number;
beforeAll(async () => {
  server = await openHttpServer({ logLevel: 'silent', trustProxy: false, https: false });
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Reads until the connection closes. */
function answerTo(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk)).on('error', () => undefined);
    socket.once('close', () => resolve(answer));
    socket.write(text);
  });
}

describe('what is no request is answered by a code of the registry, once:', () => {
  const { url } = requestLine('healthz');
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'request-invalid'],
    [
      'a header of 20 KB',
      `GET ${url} HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers-too-large',
    ],
    [
      'an address of 20 KB',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      'headers-too-large',
    ],
    [
      'two hosts',
      `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nhost: b\r\n\r\n`,
      400,
      'request-invalid',
    ],
    [
      'two lengths of one body',
      `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'request-invalid',
    ],
  ])('%s', async (_what, text, status, code) => {
    const answer = await answerTo(text);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ success: false, code });
    expect(answer).toMatch(/^Cache-Control: no-store/im);
  });
});
