import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine } from '@vesika/contract';
import pg from 'pg';
import { openEmbeddedServer } from '../../apps/server/src/platform/database/embedded/embedded-server.ts';
import { loadSigningKeys, type SigningKeys } from '../../apps/server/src/platform/secrets/signing-secret.ts';
import { type EngineKind, startServiceProcess } from '../../apps/server/src/testing/service-process.ts';
import { drawnPortrait } from '../../packages/engine/fixtures/drawn-portrait.ts';
import { ask, jsonOf } from './ask.ts';
import { openPerson, type Person } from './person.ts';
import { openTokenKey, type TokenKey } from './token-key.ts';

/** A server with its usual settings, two accounts, and the secrets that only its operator knows. */
export interface Victim {
  readonly url: string;
  readonly pid: number;
  readonly hasEnded: boolean;
  /** Settings with which its operator runs commands. */
  readonly commandSettings: NodeJS.ProcessEnv;
  readonly keys: SigningKeys;
  readonly tokenKey: TokenKey;
  /** Folder of the mails that it sent. */
  readonly outbox: string;
  /** Its database, to make what an earlier release or some time would have left. */
  readonly database: pg.ClientConfig;
  /** A portrait of which a photo can be made. */
  readonly portrait: Buffer;
  /** An account with a package, an original and a clean photo. */
  readonly owner: Person;
  /** Another account. */
  readonly stranger: Person;
  /** Changes the database as an operator's desk would. */
  query(text: string, values: unknown[]): Promise<void>;
  output(): string;
  close(): Promise<void>;
}

const signingSecret = 'a secret of servers that are attacked';
const photoMsMax = 30_000;
/** All requests come from one address, so only the limits under test keep their usual values. */
const settings = {
  LOG_LEVEL: 'warn',
  SIGNING_SECRET: signingSecret,
  PUBLIC_URL: '',
  DATABASE_URL: '',
  RATE_LIMIT_PER_SESSION: '1000000',
  RATE_LIMIT_PER_ADDRESS: '1000000',
  AUTH_ATTEMPTS_PER_ADDRESS: '100',
  PREVIEWS_PER_DAY: '1000000',
  PREVIEWS_PER_ADDRESS: '1000000',
  UPLOAD_MB_PER_ADDRESS: '1000000',
  CONTACT_PER_ADDRESS: '40',
  UPLOAD_SECONDS: '6',
  UPLOAD_SILENCE_SECONDS: '2',
  ENGINE_QUEUE_PER_ADDRESS: '1000',
};

export async function openVictim(engine: EngineKind, patience = 1): Promise<Victim> {
  const folder = await mkdtemp(join(tmpdir(), 'vesika-hostile-'));
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openEmbeddedServer({ dataDir: folder, log: quiet });
  const commandSettings = { ...settings, DATA_DIR: folder };
  const server = await startServiceProcess(
    { ...commandSettings, PHOTO_TIMEOUT_MS: String(photoMsMax * patience) },
    engine,
  );
  const { url, pid } = server;
  await untilReady(url);
  const keys = await loadSigningKeys(folder, signingSecret);
  const portrait = await drawnPortrait({ widthPx: 600, heightPx: 800 });
  const [owner, stranger] = [await openPerson(url, portrait), await openPerson(url)];
  return {
    ...{ url, pid, commandSettings, keys, portrait, owner, stranger },
    ...{ outbox: join(folder, 'outbox'), database: database.connection() },
    tokenKey: await openTokenKey(database.connection(), keys),
    get hasEnded() {
      return server.hasEnded;
    },
    query: async (text, values) => {
      const client = new pg.Client(database.connection());
      await client.connect();
      await client.query(text, values).finally(() => client.end());
    },
    output: () => server.output(),
    close: async () => {
      server.signal('SIGTERM');
      await server.ended;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  while ((await ask(url, requestLine('readyz'))).status !== 200) await sleep(100);
}

/** Requests the server's health; called between the cases. */
export async function isAlive({ url }: Victim): Promise<boolean> {
  const answer = await ask(url, requestLine('healthz')).catch(() => undefined);
  return answer?.status === 200 && jsonOf<{ status: string }>(answer).status === 'ok';
}
