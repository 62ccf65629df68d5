import { setTimeout as sleep } from 'node:timers/promises';
import createClient, { type Client } from 'openapi-fetch';
import type { operations, paths } from './api-types.ts';
import { eachOf } from './pages.ts';
import { formOf } from './picture.ts';
import type {
  Credits,
  DocumentOrder,
  Job,
  ListedRequirement,
  Original,
  Photo,
  PhotoFile,
  PhotoWish,
  PhotoWithReport,
  Picture,
  Requirement,
} from './resources.ts';
import { createSend, type SendOptions } from './send.ts';
import { errorOf, VesikaError } from './vesika-error.ts';

export interface VesikaOptions extends Partial<SendOptions> {
  /** API key from the dashboard: `vk_live_…`. */
  key: string;
  /** Address of the service, such as `https://vesika.example`. */
  url: string;
}

export interface WaitOptions {
  /** Default: five minutes. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Called with the state of the job after every poll. */
  onProgress?: (job: Job) => void;
}

type ListedPhotos = Pick<NonNullable<operations['listPhotos']['parameters']['query']>, 'limit'>;
type ListedRequirements = Omit<NonNullable<operations['listRequirements']['parameters']['query']>, 'cursor'>;

/** Refused requests throw VesikaError. Temporary refusals are retried first. */
export interface Vesika {
  /** Makes a photo, which takes a few seconds, of a portrait or of an uploaded original. */
  makePhoto(
    order: (PhotoWish & { file: Picture }) | (DocumentOrder & { originalId: string }),
  ): Promise<PhotoWithReport>;
  /** Uploads a portrait, of which photos for several documents can be made. */
  sendOriginal(file: Picture): Promise<Original>;
  startJob(order: { originalId: string; documents: DocumentOrder[] }): Promise<Job>;
  getJob(jobId: string): Promise<Job>;
  /** Polls every two seconds until the job has ended. Throws job-timed-out. */
  waitForJob(jobId: string, options?: WaitOptions): Promise<Job>;
  getPhoto(photoId: string): Promise<PhotoWithReport>;
  /** Newest first; `limit` is the size of a page. */
  listPhotos(query?: ListedPhotos): AsyncGenerator<Photo, void, undefined>;
  /** Uses a credit to finish a photo although a check fails. */
  unlockPhoto(photoId: string): Promise<PhotoWithReport>;
  deletePhoto(photoId: string): Promise<void>;
  /** Downloads a file of a photo. Its link expires after an hour. */
  download(file: Pick<PhotoFile, 'url'>): Promise<Blob>;
  getRequirement(document: {
    countryCode: string;
    documentType: Requirement['documentType'];
    variant?: string;
  }): Promise<Requirement>;
  listRequirements(query?: ListedRequirements): AsyncGenerator<ListedRequirement, void, undefined>;
  getCredits(): Promise<Credits>;
  /** All operations of the API by path. They return errors instead of throwing them. */
  readonly api: Client<paths>;
}

const lookMs = 2000;
const waitMs = 300_000;

export function openVesika(options: VesikaOptions): Vesika {
  const { key, url, fetch = globalThis.fetch, retriesMax = 4, retryAfterSecondsMax = 60 } = options;
  const send = createSend({ retriesMax, retryAfterSecondsMax, fetch });
  const api = createClient<paths>({
    baseUrl: url.replace(/\/+$/, ''),
    headers: { authorization: `Bearer ${key}` },
    fetch: send,
  });
  const photoOf = (photoId: string) => ({ params: { path: { photoId } } });

  async function getJob(jobId: string, signal?: AbortSignal): Promise<Job> {
    const params = { path: { jobId } };
    return resultOf(await api.GET('/api/v1/jobs/{jobId}', { params, ...(signal && { signal }) }));
  }

  return {
    api,
    async makePhoto(order) {
      if (!('file' in order)) return resultOf(await api.POST('/api/v1/photos', { body: order }));
      const { file, ...wish } = order;
      const body = (await formOf(file, wish)) as never;
      return resultOf(await api.POST('/api/v1/photos', { body }));
    },
    async sendOriginal(file) {
      const body = (await formOf(file, {})) as never;
      return resultOf(await api.POST('/api/v1/originals', { body }));
    },
    startJob: async (body) => resultOf(await api.POST('/api/v1/jobs', { body: body as never })),
    getJob: (jobId) => getJob(jobId),
    async waitForJob(jobId, { timeoutMs = waitMs, signal, onProgress } = {}) {
      const endsAt = Date.now() + timeoutMs;
      while (true) {
        const job = await getJob(jobId, signal);
        onProgress?.(job);
        if (job.status === 'done') return job;
        if (Date.now() + lookMs > endsAt) {
          throw new VesikaError({ code: 'job-timed-out', detail: `job ${jobId} is still ${job.status}` });
        }
        await sleep(lookMs, undefined, { signal });
      }
    },
    getPhoto: async (photoId) => resultOf(await api.GET('/api/v1/photos/{photoId}', photoOf(photoId))),
    listPhotos: (query) =>
      eachOf(async (cursor) =>
        resultOf(
          await api.GET('/api/v1/photos', { params: { query: { ...query, ...(cursor && { cursor }) } } }),
        ),
      ),
    unlockPhoto: async (photoId) =>
      resultOf(await api.POST('/api/v1/photos/{photoId}/unlock', photoOf(photoId))),
    async deletePhoto(photoId) {
      const { response, error } = await api.DELETE('/api/v1/photos/{photoId}', photoOf(photoId));
      if (!response.ok) throw errorOf(error, response);
    },
    async download(file) {
      // The link is signed, so the key is not sent along.
      const answer = await send(new Request(new URL(file.url, url)));
      if (!answer.ok) throw errorOf(await answer.json().catch(() => undefined), answer);
      return answer.blob();
    },
    async getRequirement({ countryCode, documentType, variant }) {
      const params = { path: { countryCode, documentType }, query: variant === undefined ? {} : { variant } };
      return resultOf(await api.GET('/api/v1/requirements/{countryCode}/{documentType}', { params }));
    },
    listRequirements: (query) =>
      eachOf(async (cursor) =>
        resultOf(
          await api.GET('/api/v1/requirements', {
            params: { query: { ...query, ...(cursor && { cursor }) } },
          }),
        ),
      ),
    getCredits: async () => resultOf(await api.GET('/api/v1/credits')),
  };
}

interface Answered<Result> {
  data?: Result;
  error?: unknown;
  response: Response;
}

function resultOf<Result>({ data, error, response }: Answered<Result>): Result {
  if (data === undefined) throw errorOf(error, response);
  return data;
}
