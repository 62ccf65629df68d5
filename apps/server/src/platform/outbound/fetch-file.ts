import type { LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { AddressRefused, type AddressRules, allowedAddresses, pinnedLookup } from './allowed-addresses.ts';
import { isPlainAddress } from './plain-address.ts';
import { unlessAborted } from './unless-aborted.ts';

export type FetchFailure = 'url-invalid' | 'address-private' | 'unreachable' | 'refused' | 'too-large';

export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
  readonly reason: FetchFailure;
  /** HTTP status of the answer, if one came. */
  readonly status: number | undefined;

  constructor(reason: FetchFailure, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

export interface FetchFileParts extends AddressRules {
  /** Accept http and every port, for trials and for operators who own all accounts. */
  allowHttp: boolean;
  bytesMax: number;
  /** Media types to ask for; pictures unless given. */
  accept?: string;
  /** Time for all redirects and the whole file. */
  timeoutMs?: number;
}

export type FetchFile = (url: string, signal?: AbortSignal) => Promise<Buffer>;

/** Name by which we introduce ourselves to other servers. */
export const agentName = 'Vesika-Fetch';
const pictures = 'image/jpeg, image/png, image/webp';
const redirectsMax = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a file from an address that a stranger chose. Each address, also of a redirect, is resolved and checked once
 * and then connected to, so that a name cannot change in between. Throws FetchFailed.
 */
export function createFetchFile({ timeoutMs = 20_000, ...parts }: FetchFileParts): FetchFile {
  return async (text, own) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = own ? AbortSignal.any([own, timeout]) : timeout;
    let url = requirePlain(text, undefined, parts);
    for (let followed = 0; ; followed++) {
      const answer = await ask(url, parts, signal);
      const status = answer.statusCode ?? 0;
      if (!redirects.has(status)) return readFile(answer, parts.bytesMax);
      answer.destroy();
      const { location } = answer.headers;
      if (location === undefined || followed === redirectsMax) throw new FetchFailed('refused', status);
      url = requirePlain(location, url, parts);
    }
  };
}

function requirePlain(text: string, base: URL | undefined, { allowHttp }: FetchFileParts): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  if (!url || !isPlainAddress(url, { allowHttp, ports: [''] })) throw new FetchFailed('url-invalid');
  return url;
}

async function ask(url: URL, rules: FetchFileParts, signal: AbortSignal): Promise<http.IncomingMessage> {
  try {
    const addresses = await unlessAborted(allowedAddresses(url, rules), signal);
    return await answerOf(url, addresses, rules.accept ?? pictures, signal);
  } catch (error) {
    throw new FetchFailed(error instanceof AddressRefused ? 'address-private' : 'unreachable');
  }
}

/** Neither cookies nor credentials are sent, and a compressed answer is refused, so that it cannot grow. */
function answerOf(
  url: URL,
  addresses: readonly LookupAddress[],
  accept: string,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  const options = {
    headers: { accept, 'user-agent': `${agentName}/1` },
    lookup: pinnedLookup(addresses),
    agent: false as const,
    maxHeaderSize: 8192,
    signal,
  };
  return new Promise((done, fail) => request(url, options, done).on('error', fail).end());
}

async function readFile(answer: http.IncomingMessage, bytesMax: number): Promise<Buffer> {
  const { statusCode = 0, headers } = answer;
  const encoding = headers['content-encoding'] ?? 'identity';
  try {
    if (statusCode !== 200 || encoding !== 'identity') throw new FetchFailed('refused', statusCode);
    if (Number(headers['content-length'] ?? 0) > bytesMax) throw new FetchFailed('too-large');
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > bytesMax) throw new FetchFailed('too-large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw error instanceof FetchFailed ? error : new FetchFailed('unreachable');
  } finally {
    answer.destroy();
  }
}
