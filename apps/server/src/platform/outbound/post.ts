import type { LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { AddressRefused, type AddressRules, allowedAddresses, pinnedLookup } from './allowed-addresses.ts';
import { isPlainAddress, webhookPorts } from './plain-address.ts';
import { unlessAborted } from './unless-aborted.ts';

interface Posting {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A private address, a closed port and silence have one outcome, so that no customer can scan a network. */
export type Posted =
  | { outcome: 'delivered' | 'refused'; statusCode: number }
  | { outcome: 'unreachable'; statusCode: null };

interface PostParts extends AddressRules {
  allowHttp: boolean;
  timeoutMs?: number;
}

const answerBytesMax = 4096;

/** The name is resolved and checked once and then connected to, so that it cannot change in between (DNS rebinding). */
export function createPost({ timeoutMs = 10_000, allowHttp, ...rules }: PostParts) {
  return async (posting: Posting): Promise<Posted> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      // Endpoints that were added when every port was allowed still exist.
      if (!isPlainAddress(posting.url, { allowHttp, ports: webhookPorts })) throw new AddressRefused();
      const addresses = await unlessAborted(allowedAddresses(posting.url, rules), signal);
      const statusCode = await send(posting, addresses, signal);
      return { outcome: statusCode >= 200 && statusCode < 300 ? 'delivered' : 'refused', statusCode };
    } catch {
      return { outcome: 'unreachable', statusCode: null };
    }
  };
}

export type Post = ReturnType<typeof createPost>;

function send(
  { url, headers, body }: Posting,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http;
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: pinnedLookup(addresses),
    agent: false as const,
    maxHeaderSize: 8192,
    signal,
  };
  return new Promise((done, fail) => {
    const sent = request(url, options, (answer) => {
      done(answer.statusCode ?? 0);
      closeAfter(answer, answerBytesMax);
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

function closeAfter(answer: http.IncomingMessage, bytesMax: number): void {
  let bytesRead = 0;
  answer.on('error', () => undefined);
  answer.on('data', (chunk: Buffer) => {
    bytesRead += chunk.length;
    if (bytesRead > bytesMax) answer.destroy();
  });
}
