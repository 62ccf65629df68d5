import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { type Answer, ask } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import { head, wire } from '../wire.ts';

/**
 * More requests than any user needs, under varying forwarded addresses. They exhaust the limits, so this address is
 * refused afterwards.
 */
export const limits: Family = {
  name: 'limits of use',
  cases: ({ owner }) => [
    tooMany('messages to the people behind it', 60, '429 rate-limited', (n) => ({
      ...requestLine('contact'),
      headers: elsewhere(n),
      body: { email: `a${n}@example.com`, topic: 'question', message: 'May I wear a hat on it?' },
    })),
    tooMany('guesses of one password', 25, '429 over_request_rate_limit', (n) => ({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: elsewhere(n),
      body: { email: owner.email, password: `guess ${n}` },
    })),
    tooMany('recoveries of one address', 5, '429 over_email_send_rate_limit', (n) => ({
      method: 'POST',
      url: '/auth/v1/recover',
      headers: elsewhere(n),
      body: { email: owner.email },
    })),
    tooMany('sign-ups', 120, '429 over_request_rate_limit', (n) => ({
      method: 'POST',
      url: '/auth/v1/signup',
      headers: elsewhere(n),
      body: { email: `${randomUUID()}@example.com`, password: 'a password of many' },
    })),
    manyUploads(30),
    silentConnections(300),
  ],
};

function elsewhere(n: number): Record<string, string> {
  const address = `10.${n}.1.2`;
  return {
    'x-forwarded-for': address,
    'x-real-ip': address,
    'cf-connecting-ip': address,
    forwarded: `for=${address}`,
  };
}

function tooMany(
  what: string,
  times: number,
  expected: string,
  question: (n: number) => Parameters<typeof ask>[1],
): HostileCase {
  return {
    what: `${times} ${what}, each from an address of its own`,
    expected: [expected],
    withinMs: 60_000,
    send: async ({ url }) => {
      let last: Answer | undefined;
      for (let n = 0; n < times && last?.status !== 429; n++) last = await ask(url, question(n));
      return last!;
    },
  };
}

/** Opens more unfinished uploads than one address may have. */
function manyUploads(count: number): HostileCase {
  const { method, url: path } = requestLine('uploadPhoto');
  const start = head(`${method} ${path} HTTP/1.1`, {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': '9000000',
  });
  const begun = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${'a'.repeat(500_000)}`;
  return {
    what: `${count} uploads at once that never end`,
    expected: ['503 busy'],
    withinMs: 15_000,
    send: async ({ url }) => {
      const answers = await Promise.all(Array.from({ length: count }, () => wire(url, [start, begun])));
      const other = answers.find(({ code }) => code !== 'busy' && code !== 'upload-timed-out');
      return other ?? answers.find(({ code }) => code === 'busy') ?? answers[0]!;
    },
  };
}

/** Idle connections must not keep other users out. */
function silentConnections(count: number): HostileCase {
  return {
    what: `${count} connections that say half a line`,
    expected: ['200'],
    withinMs: 15_000,
    send: async ({ url }) => {
      const { hostname, port } = new URL(url);
      const { connect } = await import('node:net');
      const sockets = Array.from({ length: count }, () =>
        connect(Number(port), hostname).on('error', () => undefined),
      );
      for (const socket of sockets) socket.write('GET / HT');
      const answer = await ask(url, requestLine('readyz'));
      for (const socket of sockets) socket.destroy();
      return answer;
    },
  };
}
