import { openapiPath, operations } from '@vesika/contract';
import { ask, upload } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import { head, wire } from '../wire.ts';

const notFound = ['404 route-not-found', '404'];
const notAllowed = ['405 method-not-allowed', '405'];
const none = ['400 request-invalid'];
const health = operations.healthz.path;

/** Unsupported methods, paths and headers, and request smuggling. */
export const requests: Family = {
  name: 'requests',
  cases: () => [
    ...methods(),
    ...Object.entries(addresses).map(([what, url]) =>
      raw(
        `an address ${what}`,
        [...notFound, ...none, '431 headers-too-large', '200', '400', '301', '302', '308'],
        [head(`GET ${url} HTTP/1.1`, close)],
      ),
    ),
    ...Object.entries(headers).map(([what, given]) =>
      raw(`headers: ${what}`, ['200'], [head(`GET ${health} HTTP/1.1`, { ...close, ...given })]),
    ),
    ...hosts.map((host) =>
      raw(
        `a host ${JSON.stringify(host.slice(0, 30))}`,
        ['200', ...none],
        [head(`GET ${health} HTTP/1.1`, { ...close, Host: host })],
      ),
    ),
    raw(
      'headers of 20 KB',
      ['431 headers-too-large'],
      [head(`GET ${health} HTTP/1.1`, { 'X-A': 'a'.repeat(20_000) })],
    ),
    raw(
      '5000 headers',
      ['431 headers-too-large', '200'],
      [`GET ${health} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${'A: b\r\n'.repeat(5000)}\r\n`],
    ),
    raw('an address of 100 KB', ['431 headers-too-large'], [head(`GET /${'a'.repeat(100_000)} HTTP/1.1`)]),
    ...Object.entries(smuggled).map(([what, text]) =>
      raw(
        `smuggling: ${what}`,
        [...none, '400', '200', ...notFound, ...notAllowed, '413 body-too-large'],
        [text],
      ),
    ),
    ...Object.entries(noise).map(([what, bytes]) => raw(`no HTTP: ${what}`, none, [bytes])),
    {
      what: 'a name of its own for a request, with a line break',
      expected: none,
      send: ({ url }) =>
        wire(url, [`GET ${health} HTTP/1.1\r\nHost: a\r\nX-Request-Id: abcdefgh\rX-B: c\r\n\r\n`]),
    },
    {
      what: 'metrics, asked where people are served',
      expected: notFound,
      send: ({ url }) => ask(url, { method: 'GET', url: '/metrics' }),
    },
    {
      what: 'the mails of everybody without their key',
      expected: [...notFound, '403', '403 route-not-found'],
      send: ({ url }) => ask(url, { method: 'GET', url: '/outbox' }),
    },
    {
      what: 'an upload from another site',
      expected: ['200'],
      send: ({ url, portrait }) =>
        upload(url, portrait, {
          headers: { origin: 'https://evil.example', referer: 'https://evil.example/' },
        }),
    },
  ],
};

const close = { Connection: 'close' };

function raw(what: string, expected: readonly string[], texts: readonly (string | Buffer)[]): HostileCase {
  return { what, expected, send: ({ url }) => wire(url, texts) };
}

function methods(): HostileCase[] {
  const other = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'];
  const known = other.map((method) =>
    raw(
      `${method} ${operations.processPhoto.path}`,
      [...notAllowed, '204', ...none],
      [head(`${method} ${operations.processPhoto.path} HTTP/1.1`, close)],
    ),
  );
  return [
    ...known,
    raw('a method that nobody knows', none, [head(`HACK ${health} HTTP/1.1`, close)]),
    raw('CONNECT to somewhere else', ['0 closed'], [head('CONNECT evil.example:443 HTTP/1.1', close)]),
    raw('a method that another header asks for', notAllowed, [
      head(`GET ${operations.processPhoto.path} HTTP/1.1`, { ...close, 'X-HTTP-Method-Override': 'DELETE' }),
    ]),
    raw(
      'GET with a body',
      ['200', ...none],
      [head(`GET ${openapiPath} HTTP/1.1`, { ...close, 'Content-Length': '5' }), 'hello'],
    ),
  ];
}

const addresses: Readonly<Record<string, string>> = {
  'that leads back': '/../../../etc/passwd',
  'that leads back, escaped': '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  'that leads back, escaped twice': '/%252e%252e/%252e%252e/etc/passwd',
  'that leads back by backslashes': '/..\\..\\..\\etc\\passwd',
  'of half an escape': '/%',
  'of bytes that are no text': '/%ff%fe',
  'with U+0000': '/en%00.html',
  'with a line break': '/en%0d%0aSet-Cookie:%20a=b',
  'of two slashes': '//evil.example/%2e%2e',
  'of somebody else': 'http://evil.example/',
  'of a hidden file': '/.git/config',
  'of settings': '/.env',
  'of the source of the pages': '/assets/../../server/index.js',
  'with a script': '/en?q=<script>alert(1)</script>',
  'with 2000 parameters': `/en?${Array.from({ length: 2000 }, (_, i) => `a${i}=b`).join('&')}`,
  'with a parameter called __proto__': `${operations.photoRequirements.path}?__proto__[x]=1&countryCode=DE&documentType=passport`,
  'of a language that is none': '/xx-%3Cscript%3E/',
  'with a matrix of parameters': '/en;a=b;c=d/..;/admin',
};

const headers: Readonly<Record<string, Record<string, string>>> = {
  'an address forwarded': { 'X-Forwarded-For': '127.0.0.1, ::1, evil' },
  'an address forwarded that is 4 KB': { 'X-Forwarded-For': '1.1.1.1, '.repeat(400) },
  'a host forwarded': { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example;for="[::1]"' },
  'a path put in its place': { 'X-Original-URL': '/outbox', 'X-Rewrite-URL': '/outbox' },
  'a language of 8 KB': { 'Accept-Language': 'aa-'.repeat(2700) },
  'an encoding that is none': { 'Accept-Encoding': 'gzip;q=NaN, ../../a' },
  'ranges in ranges': { Range: `bytes=${Array.from({ length: 1000 }, (_, i) => `${i}-`).join()}` },
  'a time that is none': { 'If-Modified-Since': 'Thu, 99 Foo 99999', 'If-None-Match': '"'.repeat(2000) },
  'an upgrade to something else': {
    Upgrade: 'h2c, websocket',
    'HTTP2-Settings': 'AAMAAABkAAQ',
    Connection: 'close, Upgrade',
  },
};

const hosts = [
  'evil.example',
  'localhost@evil.example',
  'evil.example:99999999',
  '',
  '../../../scripts/',
  '<script>',
  '[::1]:80',
  'a'.repeat(5000),
];

/** The smuggled request must stay unanswered, whichever length header the server believes. */
const inside = `GET ${operations.listPackages.path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const { path: target } = operations.processPhoto;
const smuggle = (lines: string, body: string) =>
  `POST ${target} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${lines}\r\n\r\n${body}`;

const smuggled: Readonly<Record<string, string>> = {
  'a length and chunks': smuggle(
    `Content-Length: ${inside.length + 5}\r\nTransfer-Encoding: chunked`,
    `0\r\n\r\n${inside}`,
  ),
  'chunks and a length': smuggle(
    `Transfer-Encoding: chunked\r\nContent-Length: 4`,
    `5c\r\n${inside}\r\n0\r\n\r\n`,
  ),
  'two lengths': smuggle(`Content-Length: 0\r\nContent-Length: ${inside.length}`, inside),
  'a length that is a list': smuggle(`Content-Length: 0, ${inside.length}`, inside),
  'a length with a sign': smuggle('Content-Length: +0', inside),
  'a length below zero': smuggle('Content-Length: -1', inside),
  'a length in hexadecimal': smuggle('Content-Length: 0x0', inside),
  'chunked encoding declared twice': smuggle(
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    `0\r\n\r\n${inside}`,
  ),
  'chunks with a space before the colon': smuggle(
    `Transfer-Encoding : chunked\r\nContent-Length: ${inside.length}`,
    inside,
  ),
  'chunks with a tab': smuggle('Transfer-Encoding:\tchunked, cow', `0\r\n\r\n${inside}`),
  'chunks on a folded line': smuggle('Transfer-Encoding:\r\n chunked, identity', `0\r\n\r\n${inside}`),
  'chunks that are not quite': smuggle('Transfer-Encoding: xchunked', `0\r\n\r\n${inside}`),
  'a chunk whose end is a line feed alone': smuggle('Transfer-Encoding: chunked', `0\n\n${inside}`),
  'a header without a name': smuggle(': chunked\r\nContent-Length: 0', inside),
  'a header with a carriage return in it': smuggle('X: a\rTransfer-Encoding: chunked', inside),
  'an address with a space': `GET /a b HTTP/1.1\r\nHost: a\r\n\r\n`,
  'no host': `GET ${health} HTTP/1.1\r\n\r\n`,
  'two hosts': `GET ${health} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`,
};

const noise: Readonly<Record<string, Buffer>> = {
  'the beginning of TLS': Buffer.from('1603010200010001fc0303', 'hex'),
  'the beginning of HTTP/2': Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'the beginning of SSH': Buffer.from('SSH-2.0-OpenSSH_9.2\r\n'),
  'a query of Postgres': Buffer.from('0000000804d2162f', 'hex'),
  zeros: Buffer.alloc(2000),
  'a version to come': Buffer.from(`GET ${health} HTTP/9.9\r\nHost: a\r\n\r\n`),
};
