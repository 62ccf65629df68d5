/** Every limiter of the server, asked at two services on one database from the first call to the end of its window. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestLine, type V1OperationId, v1Operations } from '@vesika/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dayMs, hourMs, minuteMs } from './platform/clock/durations.ts';
import { businessOf } from './testing/business.ts';
import { formOf } from './testing/form.ts';
import { type Program, programOf } from './testing/program.ts';
import { hasTestBuckets, openTestBucket } from './testing/test-bucket.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';
import {
  type Customer,
  jpegTelling,
  openTestService,
  pictureForm,
  type TestService,
  type Visitor,
} from './testing/test-service.ts';

const limiterNames = vi.hoisted(() => new Set<string>());
vi.mock('./platform/limits/counters.ts', async (original) => {
  const module = await original<typeof import('./platform/limits/counters.ts')>();
  const createCounters: typeof module.createCounters = (...parts) => {
    const open = module.createCounters(...parts);
    return (options) => {
      limiterNames.add(options.name);
      return open(options);
    };
  };
  return { ...module, createCounters };
});

const max = {
  address: 12,
  session: 11,
  key: 4,
  contact: 3,
  attempts: 30,
  mails: 3,
  uploadMb: 3,
  bulkMb: 3,
};

let shared: TestDatabase;
let folder: string;
let services: TestService[];
let customer: Customer;
let program: Program;
let tester: Program;
let visitor: Visitor;
let batchId: string;

beforeAll(async () => {
  shared = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vesika-limits-'));
  const variables = {
    ROLE: 'all',
    DATABASE_URL: shared.url,
    SIGNING_SECRET: 'of both '.repeat(8),
    DATA_DIR: folder,
    RATE_LIMIT_PER_ADDRESS: `${max.address}`,
    RATE_LIMIT_PER_SESSION: `${max.session}`,
    API_RATE_LIMIT_PER_KEY: `${max.key}`,
    CONTACT_PER_ADDRESS: `${max.contact}`,
    AUTH_ATTEMPTS_PER_ADDRESS: `${max.attempts}`,
    AUTH_MAILS_PER_ADDRESS: `${max.mails}`,
    UPLOAD_MB_PER_ADDRESS: `${max.uploadMb}`,
    BULK_MB_PER_ACCOUNT: `${max.bulkMb}`,
    ...(hasTestBuckets && (await openTestBucket()).settings),
  };
  services = await Promise.all([1, 2].map(() => openTestService(variables)));
  ({ customer, program } = await businessOf(services[0]!));
  tester = await programOf(services[0]!, customer, { isTest: true });
  visitor = services[0]!.visitor();
  await visitor.uploadPicture();
  const payload = { documents: [{ countryCode: 'BE', documentType: 'passport' }] };
  batchId = (await customer.call({ ...requestLine('createBatch'), payload })).json().batch.batchId;
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  await shared.drop();
  await rm(folder, { recursive: true });
});

afterEach(() => vi.restoreAllMocks());

/** Moves the time of limiters and services, which both read `Date.now`. */
function movableTime() {
  const now = Date.now.bind(Date);
  let aheadMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  return (ms: number) => {
    aheadMs = Math.round(ms);
  };
}

interface Limiter {
  name: string;
  max: number;
  windowMs: number;
  /** The request of the n-th call; calls come from one address unless it names another. */
  request: (n: number) => InjectOptions;
}

const otherAddress = (n: number) => ({ remoteAddress: `10.1.${n >> 8}.${n & 255}` });
const asCustomer = () => ({ headers: customer.headers });
const withKey = ({ secret } = program) => ({ headers: { authorization: `Bearer ${secret}` } });
const auth = (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') => ({
  ...{ method, payload },
  url: `/auth/v1/${url}`,
});
const signIn = (email: string) =>
  auth('token?grant_type=password', { email, password: 'a guess that is wrong' });
const mailTo = (email: string) => auth('recover', { email });
function v1Line(id: V1OperationId) {
  const { method, path } = v1Operations[id];
  return { method, url: path };
}

const limiters: Limiter[] = [
  {
    name: 'address',
    max: max.address,
    windowMs: minuteMs,
    request: () => requestLine('createCheckout'),
  },
  {
    name: 'caller',
    max: max.session,
    windowMs: minuteMs,
    request: (n) => ({ ...requestLine('createCheckout'), ...asCustomer(), ...otherAddress(n) }),
  },
  {
    name: 'address-narrow, of the contact form',
    max: max.contact,
    windowMs: hourMs,
    request: () => requestLine('contact'),
  },
  {
    name: 'address-narrow, of photos sent by mail',
    max: 12,
    windowMs: hourMs,
    request: () => requestLine('mailPhoto', { params: { photoId: crypto.randomUUID() } }),
  },
  {
    name: 'api-key',
    max: max.key,
    windowMs: minuteMs,
    request: () => ({ ...v1Line('v1GetCredits'), ...withKey() }),
  },
  {
    name: 'api-tester',
    max: max.session,
    windowMs: minuteMs,
    request: () => ({ ...v1Line('v1ListPhotos'), ...withKey(tester) }),
  },
  {
    name: 'api-address',
    max: max.address,
    windowMs: minuteMs,
    request: () => v1Line('v1ListRequirements'),
  },
  {
    name: 'api-key-miss',
    // The call that exceeds the limit is the last one that is answered.
    max: max.attempts + 1,
    windowMs: 5 * minuteMs,
    request: () => ({ ...v1Line('v1GetCredits'), headers: { authorization: 'Bearer wrong' } }),
  },
  {
    name: 'resume-guesses',
    // The call that exceeds the limit is the last one that is answered.
    max: 11,
    windowMs: 15 * minuteMs,
    request: () => ({ ...requestLine('previewResumeLink'), payload: { token: 'wrong' } }),
  },
  {
    name: 'resume-mails-address',
    max: 10,
    windowMs: hourMs,
    request: (n) => ({
      ...requestLine('mailResumeLink'),
      payload: { email: `someone${n}@example.org` },
      cookies: visitor.cookies,
    }),
  },
  {
    name: 'resume-mails-to',
    max: 1,
    windowMs: minuteMs,
    request: (n) => ({
      ...requestLine('mailResumeLink'),
      payload: { email: 'one@example.org' },
      ...{ cookies: visitor.cookies, ...otherAddress(n) },
    }),
  },
  {
    name: 'upload-mb',
    max: max.uploadMb,
    windowMs: dayMs,
    request: (n) => ({ ...requestLine('uploadPhoto'), ...formOf(pictureForm(jpegTelling(`photo ${n}`))) }),
  },
  {
    name: 'bulk-mb',
    max: max.bulkMb,
    windowMs: dayMs,
    request: (n) => {
      const form = formOf([{ name: 'file', fileName: `${n}.jpg`, content: jpegTelling(`photo ${n}`) }]);
      const headers = { ...form.headers, ...customer.headers };
      const line = requestLine('addToBatch', { params: { batchId } });
      return { ...line, ...form, headers, ...otherAddress(n) };
    },
  },
  {
    name: 'guesses-here',
    max: 20,
    windowMs: 15 * minuteMs,
    request: () => signIn('nobody@example.org'),
  },
  {
    name: 'guesses',
    max: 100,
    windowMs: 15 * minuteMs,
    request: (n) => ({ ...signIn('sought@example.org'), ...otherAddress(n) }),
  },
  {
    name: 'codes-of-day',
    max: 80,
    windowMs: dayMs,
    request: (n) => ({
      ...auth(`factors/${crypto.randomUUID()}/verify`, { challenge_id: crypto.randomUUID(), code: '000000' }),
      ...{ ...asCustomer(), ...otherAddress(n) },
    }),
  },
  {
    name: 'changes',
    max: 60,
    windowMs: 15 * minuteMs,
    request: (n) => ({ ...auth('user', { data: { n } }, 'PUT'), ...asCustomer(), ...otherAddress(n) }),
  },
  {
    name: 'attempts-address',
    max: max.attempts,
    windowMs: 5 * minuteMs,
    request: (n) => signIn(`person${n}@example.org`),
  },
  {
    name: 'mails-to',
    max: 1,
    windowMs: minuteMs,
    request: (n) => ({ ...mailTo('other@example.org'), ...otherAddress(n) }),
  },
  {
    name: 'mails-address',
    max: max.mails,
    windowMs: hourMs,
    request: (n) => mailTo(`reader${n}@example.org`),
  },
];

it.each(limiters)('$name: the limit holds at both until the window ends', async (limiter) => {
  const moveTime = movableTime();
  const moveTo = async (ms: number) => {
    moveTime(ms);
    // Access tokens last an hour.
    await customer.signIn();
  };
  const remoteAddress = `10.2.0.${limiters.indexOf(limiter)}`;
  let calls = 0;
  const call = (): Promise<LightMyRequestResponse> => {
    const n = calls++;
    return services[n % 2]!.app.inject({ remoteAddress, ...limiter.request(n) });
  };
  const isRefused = async () => {
    const response = await call();
    expect(response.statusCode, response.body).toBeLessThan(500);
    if (response.statusCode !== 429) return false;
    const seconds = Number(response.headers['retry-after']);
    expect([seconds > 0, seconds <= limiter.windowMs / 1000]).toEqual([true, true]);
    return true;
  };

  const begun = performance.now();
  const allowed: boolean[] = [];
  for (let n = 0; n < limiter.max; n++) allowed.push(await isRefused());
  expect(allowed).toEqual(Array(limiter.max).fill(false));
  const refused = [];
  for (let n = 0; n < limiter.max + 4; n++) refused.push(await isRefused());
  expect(new Set(refused)).toEqual(new Set([true]));
  await moveTo(limiter.windowMs / 2);
  expect([await isRefused(), await isRefused()]).toEqual([true, true]);
  await moveTo(limiter.windowMs - (performance.now() - begun) - 5000);
  expect([await isRefused(), await isRefused()]).toEqual([true, true]);
  await moveTo(limiter.windowMs);
  expect(await isRefused()).toBe(false);
});

it('no limiter of the server is left out', () => {
  const tested = new Set(limiters.map(({ name }) => name.split(',')[0]));
  expect([...limiterNames].filter((name) => !tested.has(name))).toEqual([]);
  expect(limiterNames.size).toBe(tested.size);
});
