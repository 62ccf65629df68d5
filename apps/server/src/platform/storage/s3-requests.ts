import { hash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FastifyBaseLogger } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';

interface BucketPlace {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** Undefined if the object does not exist; any other failure throws storage-unavailable. */
export type AskBucket = <T>(
  request: BucketRequest,
  read: (answer: Response) => Promise<T>,
) => Promise<T | undefined>;

interface BucketRequestsParts {
  place: BucketPlace;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  timeoutMs?: number;
}

const attemptsMax = 3;

/** Path-style addresses and signed content (AWS Signature Version 4) are what every S3 server understands. */
export function createBucketRequests({ place, log, timeoutMs = 10_000 }: BucketRequestsParts): AskBucket {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = place;
  // We retry ourselves because the library only retries answered requests.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  let isAway = false;

  return async (request, read) => {
    try {
      const answer = await askAgain(() => askOnce(request, read));
      if (isAway) log.info('the storage is back');
      isAway = false;
      return answer;
    } catch (cause) {
      if (!isAway) log.warn({ err: cause }, 'the storage is away');
      isAway = true;
      throw new ServiceError('storage-unavailable', { retryAfterSeconds: 5 }, { cause });
    }
  };

  async function askOnce<T>(request: BucketRequest, read: (answer: Response) => Promise<T>) {
    const { method, path, query, headers, body } = request;
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
    try {
      const answer = await client.fetch(`${endpoint}/${bucket}${path && `/${path}`}${search}`, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '', 'hex') },
        signal: deadline.signal,
        ...(body && { body }),
      });
      if (answer.ok) return await read(answer);
      const code = await codeOf(answer);
      if (answer.status === 404 && path !== '' && code !== 'NoSuchBucket') return undefined;
      throw new RefusedError(method, answer.status, code);
    } finally {
      clearTimeout(timer);
    }
  }
}

async function askAgain<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const isFinal = error instanceof RefusedError && error.status < 500 && error.status !== 429;
      if (isFinal || attempt === attemptsMax) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * 4 ** attempt * Math.random()));
    }
  }
}

/** The message leaves out the storage key, which identifies a person. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;

  constructor(method: string, status: number, code: string) {
    super(`the storage answered ${method} with ${status} ${code}`);
    this.status = status;
  }
}

async function codeOf(answer: Response): Promise<string> {
  return /<Code>([A-Za-z]+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
}
