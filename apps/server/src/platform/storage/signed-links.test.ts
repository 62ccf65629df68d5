import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSignedLinks } from './signed-links.ts';
import { privateKey, storageKey } from './storage-key.ts';

const key = storageKey('photos', 'anon_1', 'passport_DE_1.jpg');
const origin = 'http://localhost:3000';
let nowMs = 1_700_000_000_000;
const options = { secret: Buffer.alloc(32, 7), clock: () => nowMs };
const links = createSignedLinks(options);

function queryOf(link: string) {
  const { searchParams } = new URL(link, origin);
  return {
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature')!,
    download: searchParams.get('download') ?? undefined,
  };
}

describe('signed links', () => {
  it('are valid for an hour and then expired', () => {
    const query = queryOf(links.sign(key));
    expect(links.verify(key, query)).toBe('valid');
    nowMs += 3600_000;
    expect(links.verify(key, query)).toBe('valid');
    nowMs += 1000;
    expect(links.verify(key, query)).toBe('expired');
  });

  it('are invalid once key, expiry, name or signature is changed', () => {
    const query = queryOf(links.sign(key, { downloadName: 'photo.jpg' }));
    expect(links.verify(storageKey('photos', 'anon_2', 'passport_DE_1.jpg'), query)).toBe('invalid');
    expect(links.verify(key, { ...query, expires: query.expires + 1 })).toBe('invalid');
    expect(links.verify(key, { ...query, download: 'other.jpg' })).toBe('invalid');
    expect(links.verify(key, { ...query, download: undefined })).toBe('invalid');
    expect(links.verify(key, { ...query, signature: query.signature.replace(/^./, '!') })).toBe('invalid');
    expect(links.verify(key, { ...query, signature: '' })).toBe('invalid');
  });

  it('are invalid under another secret', () => {
    const other = createSignedLinks({ ...options, secret: Buffer.alloc(32, 8) });
    expect(other.verify(key, queryOf(links.sign(key)))).toBe('invalid');
  });

  it('lead to nothing private, whoever signed them', () => {
    const hidden = privateKey(key, 'observation');
    expect(() => links.sign(hidden)).toThrow('private');
    const expires = Math.floor(nowMs / 1000) + 60;
    const signature = createHmac('sha256', options.secret)
      .update(`${hidden}\n${expires}\n`)
      .digest('base64url');
    expect(links.verify(hidden, { expires, signature })).toBe('invalid');
    expect(links.keyOf(`/files/${hidden}?expires=${expires}&signature=${signature}`, origin)).toBe('invalid');
    // The same signature would be valid if the key were not private.
    const open = createHmac('sha256', options.secret).update(`${key}\n${expires}\n`).digest('base64url');
    expect(links.verify(key, { expires, signature: open })).toBe('valid');
  });

  it('lead back to their key, relative or absolute, also when expired', () => {
    const link = links.sign(key);
    nowMs += 7200_000;
    expect(links.keyOf(link, origin)).toBe(key);
    expect(links.keyOf(origin + link, origin)).toBe(key);
    expect(links.keyOf(link, 'http://localhost:80')).toBe(key);
    expect(links.keyOf(link, 'http://a host that is none')).toBe(key);
    const absolute = createSignedLinks({ ...options, publicUrl: 'https://photos.example' });
    expect(absolute.keyOf(absolute.sign(key), origin)).toBe(key);
  });

  it.each([
    ['another host', `https://evil.example/files/${key}`, 'foreign'],
    ['a host without scheme', `//evil.example/files/${key}`, 'foreign'],
    ['the address of cloud metadata', 'http://169.254.169.254/latest/meta-data', 'foreign'],
    ['a file address', 'file:///etc/passwd', 'foreign'],
    ['a data address', 'data:image/png;base64,AAAA', 'foreign'],
    ['a page of our own', '/healthz', 'foreign'],
    ['a link without signature', `/files/${key}`, 'invalid'],
    ['a way up', '/files/photos/%2e%2e/%2e%2e/secrets/signing-key', 'foreign'],
    ['an encoded way up', '/files/photos/..%2f..%2fsecrets', 'invalid'],
  ])('do not accept %s', (_name, link, expected) => {
    expect(links.keyOf(link, origin)).toBe(expected);
  });
});
