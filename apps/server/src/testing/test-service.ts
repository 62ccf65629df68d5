import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import { readEnvironment } from '../platform/env.ts';
import { sessionCookie } from '../platform/http/session.ts';
import { openService, type ServiceParts } from '../service.ts';
import { type FormPart, formOf } from './form.ts';
import { openTestDatabase } from './test-database.ts';

const fakeEngine = new URL('../features/photos/engine-pool/fake-engine-entry.ts', import.meta.url);

export interface TestService {
  app: FastifyInstance;
  dataDir: string;
  /** Every line of the log. */
  log: string[];
  /** Moves the service's clock on. */
  wait(ms: number): void;
  /** Someone with a browser: keeps the session cookie between calls. */
  visitor(): Visitor;
  untilReady(): Promise<void>;
  close(): Promise<void>;
}

export interface Visitor {
  cookies: Record<string, string>;
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
  upload(parts: readonly FormPart[]): Promise<LightMyRequestResponse>;
  /** A picture that will be accepted; its text tells the fake engine what to do. */
  uploadPicture(told?: string): Promise<{ imageUrl: string; path: string }>;
  process(body: object): Promise<LightMyRequestResponse>;
}

/** The real service in a folder of its own, with an engine that does as it is told. */
export async function openTestService(
  variables: NodeJS.ProcessEnv = {},
  parts: ServiceParts = {},
): Promise<TestService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesika-service-'));
  const database = await openTestDatabase();
  const log: string[] = [];
  let aheadMs = 0;
  const app = await openService(
    readEnvironment({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      RATE_LIMIT_PER_SESSION: '1000',
      RATE_LIMIT_PER_ADDRESS: '1000',
      AUTH_ATTEMPTS_PER_ADDRESS: '1000',
      AUTH_MAILS_PER_ADDRESS: '1000',
      ...variables,
    }),
    {
      clock: () => Date.now() + aheadMs,
      engineEntry: fakeEngine,
      webBuild: join(dataDir, 'no-web-build'),
      logDestination: { write: (line) => log.push(line) },
      ...parts,
    },
  );

  return {
    app,
    dataDir,
    log,
    wait: (ms) => {
      aheadMs += ms;
    },
    visitor: () => visitorOf(app),
    untilReady: async () => {
      await vi.waitUntil(async () => (await app.inject('/readyz')).statusCode === 200, { timeout: 60_000 });
    },
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function visitorOf(app: FastifyInstance): Visitor {
  const cookies: Record<string, string> = {};

  async function call(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await app.inject({ ...options, cookies: { ...cookies, ...options.cookies } });
    for (const { name, value } of response.cookies) if (name === sessionCookie) cookies[name] = value;
    return response;
  }

  function upload(parts: readonly FormPart[]): Promise<LightMyRequestResponse> {
    return call({ method: 'POST', url: '/api/uploads', ...formOf(parts) });
  }

  async function uploadPicture(told = 'photo'): Promise<{ imageUrl: string; path: string }> {
    const response = await upload(pictureForm(jpegTelling(told)));
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json();
  }

  function processPicture(body: object): Promise<LightMyRequestResponse> {
    const payload = { countryCode: 'DE', documentType: 'passport', ...body };
    return call({ method: 'POST', url: '/api/process-photo', payload });
  }

  return { cookies, call, upload, uploadPicture, process: processPicture };
}

export function pictureForm(content: Buffer, fileName = 'selfie.jpg'): FormPart[] {
  return [
    { name: 'countryCode', value: 'DE' },
    { name: 'documentType', value: 'passport' },
    { name: 'file', fileName, content },
  ];
}

/** A JPEG in form, with words for the fake engine where its scan would be. */
export function jpegTelling(told: string): Buffer {
  const scan = Buffer.from(`\xff\xda\0\x02 tell:${told};`, 'latin1');
  return Buffer.concat([Buffer.from([0xff, 0xd8]), scan, Buffer.from([0xff, 0xd9])]);
}
