import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkSeconds } from '@vesika/contract';
import type { Clock } from '../clock/clock.ts';
import type { LinkOptions } from './storage.ts';
import { isPrivate, parseStorageKey, type StorageKey } from './storage-key.ts';

const linkPrefix = '/files/';

export type SignedLinks = ReturnType<typeof createSignedLinks>;

interface LinkQuery {
  expires: number;
  signature: string;
  download?: string | undefined;
}

interface SignedLinkOptions {
  secret: Buffer;
  clock: Clock;
  publicUrl?: string | undefined;
}

/** HMAC-SHA256 over key, expiry and download name, so that none can be changed. */
export function createSignedLinks({ secret, clock, publicUrl }: SignedLinkOptions) {
  const signatureOf = (key: string, { expires, download = '' }: Omit<LinkQuery, 'signature'>) =>
    createHmac('sha256', secret).update([key, expires, download].join('\n')).digest('base64url');

  function sign(key: StorageKey, { downloadName, seconds = linkSeconds }: LinkOptions = {}): string {
    if (isPrivate(key)) throw new Error('a private file has no link');
    const expires = Math.floor(clock() / 1000) + seconds;
    const signature = signatureOf(key, { expires, download: downloadName });
    const query = new URLSearchParams({ expires: String(expires), signature });
    if (downloadName !== undefined) query.set('download', downloadName);
    return `${publicUrl ?? ''}${linkPrefix}${key}?${query}`;
  }

  function verify(key: StorageKey, query: LinkQuery): 'valid' | 'expired' | 'invalid' {
    if (isPrivate(key) || !sameText(signatureOf(key, query), query.signature)) return 'invalid';
    return query.expires * 1000 < clock() ? 'expired' : 'valid';
  }

  function keyOf(link: string, ownOrigin: string): StorageKey | 'foreign' | 'invalid' {
    const own = parseUrl(ownOrigin)?.origin ?? 'http://vesika.invalid';
    const url = parseUrl(link, own);
    if (!url) return 'invalid';
    if (url.origin !== own && url.origin !== publicUrl) return 'foreign';
    if (!url.pathname.startsWith(linkPrefix)) return 'foreign';
    const key = parseStorageKey(url.pathname.slice(linkPrefix.length));
    if (!key) return 'invalid';
    const query = {
      expires: Number(url.searchParams.get('expires')),
      signature: url.searchParams.get('signature') ?? '',
      download: url.searchParams.get('download') ?? undefined,
    };
    return verify(key, query) === 'invalid' ? 'invalid' : key;
  }

  return { sign, verify, keyOf };
}

function parseUrl(link: string, base?: string): URL | undefined {
  return URL.canParse(link, base) ? new URL(link, base) : undefined;
}

function sameText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
