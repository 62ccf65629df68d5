import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { leadsTo, localServers } from '../../testing/local-servers.ts';
import { patiently } from '../../testing/patiently.ts';
import { isPublicAddress } from './allowed-addresses.ts';
import { createPost } from './post.ts';

const receiver = localServers();
const posting = (url: string) => ({ url: new URL(url), headers: { 'x-one': '1' }, body: '{"a":"ş"}' });

describe('a post to a customer’s address', () => {
  const post = createPost({ allowHttp: true, isAllowed: () => true, timeoutMs: 1000 });

  it('carries body and headers, and tells the status', async () => {
    const seen: unknown[] = [];
    const port = await receiver((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        seen.push(request.method, request.url, request.headers['x-one'], body);
        response.writeHead(204).end();
      });
    });
    const done = await post(posting(`http://127.0.0.1:${port}/hook?a=1`));
    expect(done).toEqual({ outcome: 'delivered', statusCode: 204 });
    expect(seen).toEqual(['POST', '/hook?a=1', '1', '{"a":"ş"}']);
  });

  it('does not follow a redirect', async () => {
    const inner = vi.fn<RequestListener>((_request, response) => void response.end());
    const target = await receiver(inner);
    const port = await receiver((_request, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${target}/` }).end();
    });
    expect(await post(posting(`http://127.0.0.1:${port}/`))).toEqual({ outcome: 'refused', statusCode: 307 });
    expect(inner).not.toHaveBeenCalled();
  });

  it('reads a few kilobytes of an answer without end, and closes', async () => {
    const closed = vi.fn();
    const port = await receiver((_request, response) => {
      response.on('close', closed);
      const more = () => response.write('x'.repeat(1024)) || response.once('drain', more);
      setInterval(() => !response.destroyed && more(), 1).unref();
    });
    expect((await post(posting(`http://127.0.0.1:${port}/`))).outcome).toBe('delivered');
    await vi.waitFor(() => expect(closed).toHaveBeenCalled(), patiently);
  });

  it('waits for nobody longer than its time', async () => {
    const silent = await receiver(() => undefined);
    const short = createPost({ allowHttp: true, isAllowed: () => true, timeoutMs: 100 });
    const never = createPost({
      allowHttp: true,
      isAllowed: () => true,
      timeoutMs: 100,
      resolve: () => new Promise(() => {}),
    });
    expect((await short(posting(`http://127.0.0.1:${silent}/`))).outcome).toBe('unreachable');
    expect((await never(posting('http://example.test/'))).outcome).toBe('unreachable');
  });

  it('tells a closed port, a name that is none and a server without a certificate alike', async () => {
    const port = await receiver(() => undefined);
    const nameless = createPost({
      allowHttp: true,
      isAllowed: () => true,
      resolve: () => Promise.reject(new Error('ENOTFOUND')),
    });
    expect((await post(posting('http://127.0.0.1:1/'))).outcome).toBe('unreachable');
    expect((await nameless(posting('http://nobody.test/'))).outcome).toBe('unreachable');
    expect((await post(posting(`https://127.0.0.1:${port}/`))).outcome).toBe('unreachable');
  });
});

describe('a private network', () => {
  it.each([
    'http://127.0.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0x7f.1:PORT/',
    'http://127.1:PORT/',
    'http://127.0.0.1.:PORT/',
    'http://0:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://localhost:PORT/',
    'http://169.254.169.254/latest/meta-data',
  ])('is not reached by %s', async (url) => {
    const inner = vi.fn<RequestListener>((_request, response) => void response.end());
    const post = createPost({ allowHttp: true, isAllowed: isPublicAddress, timeoutMs: 2000 });
    const done = await post(posting(url.replace('PORT', String(await receiver(inner)))));
    expect(done).toEqual({ outcome: 'unreachable', statusCode: null });
    expect(inner).not.toHaveBeenCalled();
  });

  it.each([
    ['a private address', ['10.1.2.3']],
    ['one of two that is private', ['93.184.216.34', '127.0.0.1']],
    ['a mapped one', ['::ffff:127.0.0.1']],
  ])('is not reached by a name that leads to %s', async (_what, addresses) => {
    const post = createPost({ allowHttp: true, isAllowed: isPublicAddress, resolve: leadsTo(...addresses) });
    expect((await post(posting('http://hook.test/'))).outcome).toBe('unreachable');
  });

  it('is not reached by a name that leads elsewhere the second time', async () => {
    const inner = vi.fn<RequestListener>((_request, response) => void response.end());
    const port = await receiver(inner);
    const resolve = vi.fn(leadsTo('127.0.0.1')).mockImplementationOnce(leadsTo('203.0.114.1'));
    const post = createPost({ allowHttp: true, isAllowed: isPublicAddress, resolve, timeoutMs: 300 });
    expect((await post(posting(`http://hook.test:${port}/`))).outcome).not.toBe('delivered');
    // The name was resolved once, and the checked address was connected to.
    expect(resolve).toHaveBeenCalledTimes(1);
    expect((await post(posting(`http://hook.test:${port}/`))).outcome).toBe('unreachable');
    expect(inner).not.toHaveBeenCalled();
  });
});

it('connects to what the name led to when it was judged', async () => {
  const port = await receiver((request, response) => {
    response.writeHead(request.headers.host === `hook.test:${port}` ? 200 : 400).end();
  });
  const post = createPost({ allowHttp: true, isAllowed: () => true, resolve: leadsTo('127.0.0.1') });
  expect(await post(posting(`http://hook.test:${port}/`))).toEqual({ outcome: 'delivered', statusCode: 200 });
});

it('asks nobody at a port that is none of webhooks, as an endpoint of earlier days may have', async () => {
  const resolve = vi.fn(leadsTo('93.184.216.34'));
  const post = createPost({ allowHttp: false, isAllowed: isPublicAddress, resolve });
  expect(await post(posting('https://hook.test:22/'))).toEqual({ outcome: 'unreachable', statusCode: null });
  expect(resolve).not.toHaveBeenCalled();
});
