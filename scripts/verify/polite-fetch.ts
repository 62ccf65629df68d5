import { setTimeout as pause } from 'node:timers/promises';
import {
  agentName,
  createFetchFile,
  FetchFailed,
  type FetchFileParts,
} from '../../apps/server/src/platform/outbound/fetch-file.ts';
import { mayFetch } from './robots.ts';

/** Why a page could not be had. `robots`: its site asks programs not to fetch it. */
export class PageFailed extends Error {
  override readonly name = 'PageFailed';
  readonly reason: 'robots' | FetchFailed['reason'];
  readonly status: number | undefined;

  constructor(reason: PageFailed['reason'], status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

export type FetchPage = (address: string) => Promise<Buffer>;

/**
 * Fetches pages behind the outbound guard, as their robots.txt permits, with at least `everyMs` between two requests to one
 * host. Redirects are followed at once. Throws PageFailed.
 */
export function createPoliteFetch(parts: FetchFileParts, everyMs = 1000): FetchPage {
  const fetchFile = createFetchFile(parts);
  const robots = new Map<string, Promise<string>>();
  const turns = new Map<string, Promise<unknown>>();

  const inTurn = async (url: URL): Promise<Buffer> => {
    const turn = turns.get(url.host) ?? Promise.resolve();
    turns.set(
      url.host,
      turn.then(() => pause(everyMs)),
    );
    await turn;
    try {
      return await fetchFile(url.href);
    } catch (error) {
      if (error instanceof FetchFailed) throw new PageFailed(error.reason, error.status);
      throw error;
    }
  };

  /** A site without a robots.txt permits everything; one that fails with a fault of the server permits nothing (RFC 9309). */
  const robotsOf = async (url: URL): Promise<string> => {
    try {
      return String(await inTurn(new URL('/robots.txt', url)));
    } catch (error) {
      const { status, reason } = error as PageFailed;
      if (reason === 'unreachable' || reason === 'address-private') throw error;
      return status !== undefined && status >= 500 ? 'User-agent: *\nDisallow: /' : '';
    }
  };

  return async (address) => {
    const url = new URL(address);
    const known = robots.get(url.origin) ?? robotsOf(url);
    robots.set(url.origin, known);
    if (!mayFetch(await known, agentName, url.pathname + url.search)) throw new PageFailed('robots');
    return inTurn(url);
  };
}
