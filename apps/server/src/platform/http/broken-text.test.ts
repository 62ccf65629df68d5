import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHttpServer } from './http-server.ts';

let server: Awaited<ReturnType<typeof openHttpServer>>;
beforeAll(async () => {
  server = await openHttpServer({ logLevel: 'silent', trustProxy: false, https: false });
  server.post('/taken', async () => ({ taken: true }));
});
afterAll(() => server.close());

const deep = (inside: string) => `${'{"a":'.repeat(10_000)}${inside}${'}'.repeat(10_000)}`;

describe('text that no database can hold', () => {
  it.each([
    ['none, nested deeper than functions can call themselves', 200, deep('1')],
    ['U+0000 at the bottom of it', 400, deep('"\\u0000"')],
    ['half a surrogate as a key', 400, '{"\\ud800":1}'],
    ['a whole pair', 200, '{"a":"\\ud83d\\ude00"}'],
  ])('%s: %i', async (_what, status, payload) => {
    const headers = { 'content-type': 'application/json' };
    const response = await server.inject({ method: 'POST', url: '/taken', headers, payload });
    expect(response.statusCode).toBe(status);
  });
});
