import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { leadsTo, localServers } from '../../testing/local-servers.ts';
import { isPublicAddress, type Resolve } from './allowed-addresses.ts';
import { createFetchFile, type FetchFileParts } from './fetch-file.ts';

const serverOf = localServers();
const open = { isAllowed: () => true, allowHttp: true, bytesMax: 1000, timeoutMs: 1000 };
const fetched = (url: string, parts: Partial<FetchFileParts> = {}) =>
  createFetchFile({ ...open, ...parts })(url);

describe('fetching a file', () => {
  it('returns its bytes, and sends neither cookies nor credentials', async () => {
    const seen = vi.fn();
    const port = await serverOf((request, response) => {
      seen(request.method, request.url, request.headers.cookie, request.headers.authorization);
      response.end('portrait');
    });
    expect(String(await fetched(`http://127.0.0.1:${port}/a.jpg?b=1`))).toBe('portrait');
    expect(seen).toHaveBeenCalledExactlyOnceWith('GET', '/a.jpg?b=1', undefined, undefined);
  });

  it('follows three redirects and not a fourth', async () => {
    const port = await serverOf((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) response.end('portrait');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(String(await fetched(`http://127.0.0.1:${port}/3`))).toBe('portrait');
    await expect(fetched(`http://127.0.0.1:${port}/4`)).rejects.toMatchObject({
      reason: 'refused',
      status: 302,
    });
  });

  it.each<[string, string, RequestListener]>([
    ['an announced size', 'too-large', (_request, response) => void response.end('x'.repeat(1001))],
    [
      'a size that only its end shows',
      'too-large',
      (_request, response) => {
        setInterval(() => !response.destroyed && response.write('x'.repeat(500)), 1).unref();
      },
    ],
    [
      'a compressed answer',
      'refused',
      (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    ],
    ['an answer without a file', 'refused', (_request, response) => void response.writeHead(404).end('x')],
    ['a part of a file', 'refused', (_request, response) => void response.writeHead(206).end('x')],
    [
      'a broken connection',
      'unreachable',
      (_request, response) =>
        void response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy()),
    ],
    ['silence', 'unreachable', () => undefined],
    [
      'an answer that never ends',
      'unreachable',
      (_request, response) => {
        setInterval(() => !response.destroyed && response.write('x'), 50).unref();
      },
    ],
  ])('refuses %s: %s', async (_what, reason, listener) => {
    const port = await serverOf(listener);
    await expect(fetched(`http://127.0.0.1:${port}/`, { timeoutMs: 400 })).rejects.toMatchObject({ reason });
  });

  it('ends with the caller', async () => {
    const port = await serverOf(() => undefined);
    const caller = AbortSignal.timeout(50);
    await expect(createFetchFile(open)(`http://127.0.0.1:${port}/`, caller)).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it.each([
    'ftp://example.org/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'http://example.org/a.jpg',
    'https://example.org:8443/a.jpg',
    'https://user@example.org/a.jpg',
    'https://:secret@example.org/a.jpg',
    'https://example.org/a.jpg#b',
    '/a.jpg',
    '',
  ])('asks nobody at %s', async (url) => {
    const resolve = vi.fn(leadsTo('93.184.216.34'));
    const parts = { isAllowed: isPublicAddress, allowHttp: false, resolve };
    await expect(fetched(url, parts)).rejects.toMatchObject({ reason: 'url-invalid' });
    expect(resolve).not.toHaveBeenCalled();
  });
});

describe('a private network', () => {
  const strict = { isAllowed: isPublicAddress };

  it.each([
    'http://127.0.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0x7f.1:PORT/',
    'http://127.0.0.1.:PORT/',
    'http://0:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://localhost:PORT/',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00:ec2::254]/latest/meta-data',
  ])('is not reached by %s', async (url) => {
    const inner = vi.fn<RequestListener>((_request, response) => void response.end());
    const port = await serverOf(inner);
    await expect(fetched(url.replace('PORT', String(port)), strict)).rejects.toMatchObject({
      reason: 'address-private',
    });
    expect(inner).not.toHaveBeenCalled();
  });

  it.each([
    ['a private address', ['10.1.2.3']],
    ['a private address beside a public one', ['93.184.216.34', '127.0.0.1']],
    ['a mapped address', ['::ffff:127.0.0.1']],
  ])('is not reached by a name that leads to %s', async (_what, addresses) => {
    const parts = { ...strict, resolve: leadsTo(...addresses) };
    await expect(fetched('http://picture.test/', parts)).rejects.toMatchObject({ reason: 'address-private' });
  });

  it('is not reached by a redirect', async () => {
    const inner = vi.fn<RequestListener>((_request, response) => void response.end());
    const innerPort = await serverOf(inner);
    const outerPort = await serverOf((_request, response) => {
      response.writeHead(302, { location: `http://inner.test:${innerPort}/` }).end();
    });
    // Only the first name counts as public.
    const resolve: Resolve = async (name) => [
      { address: name === 'outer.test' ? '127.0.0.1' : '127.0.0.2', family: 4 },
    ];
    const parts = { resolve, isAllowed: (address: string) => address === '127.0.0.1' };
    await expect(fetched(`http://outer.test:${outerPort}/`, parts)).rejects.toMatchObject({
      reason: 'address-private',
    });
    expect(inner).not.toHaveBeenCalled();
  });

  it('is not reached by a redirect to another scheme', async () => {
    const port = await serverOf((_request, response) => {
      response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    });
    await expect(fetched(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ reason: 'url-invalid' });
  });

  it('is not reached by a name that leads elsewhere the second time', async () => {
    const inner = vi.fn<RequestListener>((_request, response) => void response.end('secret'));
    const port = await serverOf(inner);
    const resolve = vi.fn(leadsTo('127.0.0.1')).mockImplementationOnce(leadsTo('203.0.114.1'));
    const parts = { ...strict, resolve, timeoutMs: 300 };
    await expect(fetched(`http://picture.test:${port}/`, parts)).rejects.toMatchObject({
      reason: 'unreachable',
    });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(inner).not.toHaveBeenCalled();
  });
});
