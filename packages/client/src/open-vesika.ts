import createClient, { type Client } from 'openapi-fetch';
import type { operations, paths } from './api-types.ts';
import { given } from './given.ts';
import { eachOf } from './pages.ts';
import { formOf } from './picture.ts';
import type {
  CheckResult,
  CheckWish,
  Credits,
  DocumentOrder,
  Job,
  JobOrder,
  ListedRequirement,
  Original,
  Photo,
  PhotoFile,
  PhotoWish,
  PhotoWithReport,
  Picture,
  Requirement,
} from './resources.ts';
import { createSend, idempotencyHeader, type SendOptions } from './send.ts';
import { sleep } from './sleep.ts';
import { errorOf, VesikaError } from './vesika-error.ts';

export interface VesikaOptions extends Partial<SendOptions> {
  /** API key from the dashboard: `vk_live_…`. */
  key: string | undefined;
  /** Address of the service, such as `https://vesika.example`. */
  url: string | undefined;
  /** Longest time of a call with all its retries; five minutes by default. */
  timeoutMs?: number;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call with the reason of the signal. */
  signal?: AbortSignal;
  /** Longest time of this call with all its retries; throws timed-out afterwards. */
  timeoutMs?: number;
}

/** Options of a call that makes or changes something. */
export interface OnceOptions extends CallOptions {
  /**
   * A repetition with the same key within a day gets the first answer, also from another process. A random key when
   * absent.
   */
  idempotencyKey?: string;
}

export interface WaitOptions {
  /** Default: five minutes. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Called with the state of the job after every poll. */
  onProgress?: (job: Job) => void;
}

type ListedPhotos = Pick<
  NonNullable<operations['listPhotos']['parameters']['query']>,
  'limit' | 'linkSeconds'
>;

export interface LinkWish {
  /** Lifetime of the links in the answer, in seconds; an hour if absent. */
  linkSeconds?: number;
}
type ListedRequirements = Omit<NonNullable<operations['listRequirements']['parameters']['query']>, 'cursor'>;

/** Refused requests throw VesikaError. Temporary refusals are retried first. */
export interface Vesika {
  /** Makes a photo, which takes a few seconds, of a portrait or of an uploaded original. */
  makePhoto(
    order: (PhotoWish & { file: Picture }) | (DocumentOrder & { originalId: string }),
    options?: OnceOptions,
  ): Promise<PhotoWithReport>;
  /** Judges a picture by the rules of a document. It changes and keeps nothing, and costs no credit. */
  checkPhoto(wish: CheckWish & { file: Picture }, options?: CallOptions): Promise<CheckResult>;
  /** Uploads a portrait, of which photos for several documents can be made. */
  sendOriginal(file: Picture, options?: OnceOptions): Promise<Original>;
  /** Uploads a portrait that the service fetches from a public https address. */
  fetchOriginal(url: string, options?: OnceOptions): Promise<Original>;
  startJob(order: JobOrder, options?: OnceOptions): Promise<Job>;
  getJob(jobId: string, options?: CallOptions): Promise<Job>;
  /** Polls every two seconds until the job has ended. Throws job-timed-out. */
  waitForJob(jobId: string, options?: WaitOptions): Promise<Job>;
  getPhoto(photoId: string, options?: CallOptions & LinkWish): Promise<PhotoWithReport>;
  /** Newest first; `limit` is the size of a page. The options apply to each page. */
  listPhotos(query?: ListedPhotos, options?: CallOptions): AsyncGenerator<Photo, void, undefined>;
  /** Uses a credit to finish a photo although a check fails. */
  unlockPhoto(photoId: string, options?: CallOptions): Promise<PhotoWithReport>;
  deletePhoto(photoId: string, options?: CallOptions): Promise<void>;
  /** Downloads a file of a photo. Its link expires after an hour. */
  download(file: Pick<PhotoFile, 'url'>, options?: CallOptions): Promise<Blob>;
  getRequirement(
    document: {
      countryCode: string;
      documentType: Requirement['documentType'];
      variant?: string;
    },
    options?: CallOptions,
  ): Promise<Requirement>;
  /** The options apply to each page. */
  listRequirements(
    query?: ListedRequirements,
    options?: CallOptions,
  ): AsyncGenerator<ListedRequirement, void, undefined>;
  getCredits(options?: CallOptions): Promise<Credits>;
  /** All operations of the API by path. They return errors instead of throwing them, and have no time limit. */
  readonly api: Client<paths>;
}

const lookMs = 2000;
const waitMs = 300_000;
const callMs = 300_000;

export function openVesika(options: VesikaOptions): Vesika {
  const { fetch = globalThis.fetch, retriesMax = 4, retryAfterSecondsMax = 60 } = options;
  const key = given(options.key, 'key', 'VESIKA_KEY');
  const url = given(options.url, 'url', 'VESIKA_URL');
  const send = createSend({ retriesMax, retryAfterSecondsMax, fetch });
  const api = createClient<paths>({
    baseUrl: url.replace(/\/+$/, ''),
    headers: { authorization: `Bearer ${key}` },
    fetch: send,
  });
  /** Does some work within its time. Throws timed-out, and the reason of the caller's signal. */
  async function inTime<Result>(
    { signal: own, timeoutMs = options.timeoutMs ?? callMs, idempotencyKey }: OnceOptions,
    work: (init: CallInit) => Promise<Result>,
  ): Promise<Result> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = own ? AbortSignal.any([own, timeout]) : timeout;
    const headers: Record<string, string> = {};
    if (idempotencyKey !== undefined) headers[idempotencyHeader] = idempotencyKey;
    try {
      return await work({ signal, headers });
    } catch (error) {
      if (!timeout.aborted || own?.aborted) throw error;
      const detail = `the call took longer than ${timeoutMs} ms`;
      throw new VesikaError({ code: 'timed-out', detail }, { cause: error });
    }
  }

  /** Performs one call. Throws what `inTime` throws, and the refusal of the service. */
  const call = <Result>(given: OnceOptions, ask: (init: CallInit) => Promise<Answered<Result>>) =>
    inTime(given, async (init) => {
      const { data, error, response } = await ask(init);
      if (data === undefined) throw errorOf(error, response);
      return data;
    });

  const getJob = (jobId: string, given: CallOptions = {}) =>
    call(given, (init) => api.GET('/api/v1/jobs/{jobId}', { params: { path: { jobId } }, ...init }));

  return {
    api,
    makePhoto: (order, given = {}) =>
      call(given, async (init) => {
        if (!('file' in order)) {
          const { originalId, ...body } = order;
          const params = { path: { originalId } };
          return api.POST('/api/v1/originals/{originalId}/photos', { params, body, ...init });
        }
        const { file, ...wish } = order;
        return api.POST('/api/v1/photos', { body: (await formOf(file, wish)) as never, ...init });
      }),
    checkPhoto: ({ file, ...wish }, given = {}) =>
      call(given, async (init) =>
        api.POST('/api/v1/checks', { body: (await formOf(file, wish)) as never, ...init }),
      ),
    sendOriginal: (file, given = {}) =>
      call(given, async (init) =>
        api.POST('/api/v1/originals', { body: (await formOf(file, {})) as never, ...init }),
      ),
    fetchOriginal: (address, given = {}) =>
      call(given, (init) => api.POST('/api/v1/originals/fetch', { body: { url: address }, ...init })),
    startJob: (order, given = {}) =>
      call(given, (init) => api.POST('/api/v1/jobs', { body: order as never, ...init })),
    getJob,
    async waitForJob(jobId, { timeoutMs = waitMs, signal, onProgress } = {}) {
      const endsAt = Date.now() + timeoutMs;
      while (true) {
        const job = await getJob(jobId, signal ? { signal } : {});
        onProgress?.(job);
        if (job.status === 'done') return job;
        if (Date.now() + lookMs > endsAt) {
          throw new VesikaError({ code: 'job-timed-out', detail: `job ${jobId} is still ${job.status}` });
        }
        await sleep(lookMs, signal);
      }
    },
    getPhoto: (photoId, { linkSeconds, ...given } = {}) =>
      call(given, (init) => {
        const query = linkSeconds === undefined ? {} : { linkSeconds };
        return api.GET('/api/v1/photos/{photoId}', { params: { path: { photoId }, query }, ...init });
      }),
    listPhotos: (query, given = {}) =>
      eachOf((cursor) =>
        call(given, (init) => {
          const params = { query: { ...query, ...(cursor && { cursor }) } };
          return api.GET('/api/v1/photos', { params, ...init });
        }),
      ),
    unlockPhoto: (photoId, given = {}) =>
      call(given, (init) =>
        api.POST('/api/v1/photos/{photoId}/unlock', { params: { path: { photoId } }, ...init }),
      ),
    deletePhoto: (photoId, given = {}) =>
      inTime(given, async (init) => {
        const params = { path: { photoId } };
        const { error, response } = await api.DELETE('/api/v1/photos/{photoId}', { params, ...init });
        if (!response.ok) throw errorOf(error, response);
      }),
    download: (file, given = {}) =>
      inTime(given, async ({ signal }) => {
        // The link is signed, so the key is not sent along.
        const answer = await send(new Request(new URL(file.url, url), { signal }));
        if (!answer.ok) throw errorOf(await answer.json().catch(() => undefined), answer);
        return answer.blob();
      }),
    getRequirement: ({ countryCode, documentType, variant }, given = {}) =>
      call(given, (init) => {
        const query = variant === undefined ? {} : { variant };
        const params = { path: { countryCode, documentType }, query };
        return api.GET('/api/v1/requirements/{countryCode}/{documentType}', { params, ...init });
      }),
    listRequirements: (query, given = {}) =>
      eachOf((cursor) =>
        call(given, (init) => {
          const params = { query: { ...query, ...(cursor && { cursor }) } };
          return api.GET('/api/v1/requirements', { params, ...init });
        }),
      ),
    getCredits: (given = {}) => call(given, (init) => api.GET('/api/v1/credits', { ...init })),
  };
}

interface CallInit {
  signal: AbortSignal;
  headers: Record<string, string>;
}

interface Answered<Result> {
  data?: Result;
  error?: unknown;
  response: Response;
}
