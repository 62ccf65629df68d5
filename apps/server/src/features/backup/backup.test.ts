import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requestLine } from '@vesika/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../platform/env.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { createSignedLinks } from '../../platform/storage/signed-links.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { storageKey } from '../../platform/storage/storage-key.ts';
import { seed } from '../../seed.ts';
import { fillAccount } from '../../testing/full-account.ts';
import { operatorAt } from '../../testing/operator.ts';
import { expectSoundLedger, signingSecret as secret } from '../../testing/payments.ts';
import { temporaryFolders } from '../../testing/temporary-folders.ts';
import { hasTestBuckets, openTestBucket } from '../../testing/test-bucket.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openTestService, type TestService } from '../../testing/test-service.ts';
import { isObservation } from '../photos/files/picture-keys.ts';
import { listTables, quoted } from './dump-database.ts';
import { type Manifest, manifestName, tableName } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { sealName } from './seal.ts';
import { type BackupPlaces, takeBackup } from './take-backup.ts';
import { tryRestore } from './try-restore.ts';
import { writeArchive } from './write-archive.ts';

const temporaryFolder = temporaryFolders();
const links = createSignedLinks({ secret: Buffer.alloc(32), clock: Date.now });
const log = { warn: () => undefined, info: () => undefined };
const onTrial = { seed, foreign: false, log: log as never };
const closers: (() => Promise<unknown>)[] = [];
let folder: string;
let service: TestService;
let source: BackupPlaces;
let backup: string;

interface Places extends BackupPlaces {
  databaseUrl: string;
}

/** Database and storage of a service that was never started, or of the given ones. */
async function openPlaces(settings: NodeJS.ProcessEnv = {}): Promise<Places> {
  const database = settings.DATABASE_URL ? undefined : await openTestDatabase();
  const databaseUrl = settings.DATABASE_URL ?? database!.url;
  const DATA_DIR = await temporaryFolder();
  const env = readEnvironment({ DATA_DIR, DATABASE_URL: databaseUrl, SIGNING_SECRET: secret, ...settings });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
  pool.on('error', () => {});
  closers.push(async () => {
    await pool.end();
    await database?.drop();
  });
  return { env, pool, databaseUrl, storage: await openStorage({ env, links, log }) };
}

beforeAll(async () => {
  folder = await temporaryFolder();
  const database = await openTestDatabase();
  const bucket = hasTestBuckets ? (await openTestBucket()).settings : {};
  service = await openTestService({ SIGNING_SECRET: secret, DATABASE_URL: database.url, ...bucket });
  await fillAccount(service, service.storage);
  await fillAccount(service, service.storage);
  const { imageUrl } = await service.visitor().uploadPicture();
  await service.visitor().process({ imageUrl });
  source = await openPlaces({ DATABASE_URL: database.url, DATA_DIR: service.dataDir, ...bucket });
  backup = join(folder, 'first.vesika');
  await takeBackup(source, backup);
  closers.push(service.close, database.drop);
});
afterAll(async () => {
  for (const close of closers) await close();
});

async function contentOf({ pool, storage }: BackupPlaces) {
  const client = await pool.connect();
  const rows: Record<string, string[]> = {};
  for (const { name } of await listTables(client)) {
    // The source keeps running and writes its counts of requests at any time.
    if (name === 'daily_counts') continue;
    const found = await client.query(`select t::text as row from ${quoted(name)} t`);
    rows[name] = found.rows.map(({ row }) => row).sort();
  }
  client.release();
  const files: Record<string, string> = {};
  for (const key of await keysOf(storage)) files[key] = (await storage.get(key))!.toString('base64');
  return { rows, files };
}

async function keysOf(storage: Storage) {
  const keys = [];
  for await (const { key } of storage.list(storageKey('photos'))) if (!isObservation(key)) keys.push(key);
  return keys.sort();
}

const refusal = (path: string, places: BackupPlaces, replace = false) =>
  restoreBackup(places, path, { replace }).then(
    () => 'was not refused',
    (error: Error) => error.message,
  );

describe('a backup', () => {
  it('brings everything into other places and back again, byte for byte', async () => {
    const before = await contentOf(source);
    expect(Object.keys(before.files).length).toBeGreaterThan(20);
    expect(before.rows.credit_ledger?.length).toBeGreaterThan(0);
    const away = await openPlaces();
    expect(await restoreBackup(away, backup, { replace: false })).toMatchObject({ format: 1 });
    expect(await contentOf(away)).toEqual(before);
    const second = join(folder, 'second.vesika');
    await takeBackup(away, second);
    const bucket = hasTestBuckets ? (await openTestBucket()).settings : {};
    const home = await openPlaces(bucket);
    await restoreBackup(home, second, { replace: false });
    expect(await contentOf(home)).toEqual(before);
  });

  it('lets the service continue: people sign in and see their photos, and invoice numbers go on', async () => {
    const { email, password, userId } = await service.customer();
    const photo = await fillAccount(service, service.storage);
    const path = join(folder, 'people.vesika');
    await takeBackup(source, path);
    const target = await openPlaces();
    await restoreBackup(target, path, { replace: false });
    const again = await openTestService({
      SIGNING_SECRET: secret,
      DATABASE_URL: target.databaseUrl,
      DATA_DIR: target.env.DATA_DIR,
      S3_BUCKET: '',
      S3_ACCESS_KEY_ID: '',
      S3_SECRET_ACCESS_KEY: '',
      S3_ENDPOINT: '',
    });
    const url = '/auth/v1/token?grant_type=password';
    const signedIn = await again.app.inject({ method: 'POST', url, payload: { email, password } });
    expect(signedIn.json().user.id).toBe(userId);
    const { customer } = photo;
    const their = await again.app.inject({ method: 'POST', url, payload: customer });
    const headers = { authorization: `Bearer ${their.json().access_token}` };
    const { photos } = (await again.app.inject({ ...requestLine('listPhotos'), headers })).json();
    expect(photos.map((each: { photoId: string }) => each.photoId)).toContain(photo.cleanId);
    await again.giveCredits(customer);
    await expectSoundLedger(again);
    await again.close();
  });

  it('is as of one moment, whatever is written meanwhile', async () => {
    const path = join(folder, 'meanwhile.vesika');
    const busy = await service.customer();
    let isDone = false;
    const writing = (async () => {
      while (!isDone) await service.giveCredits(busy);
    })();
    await takeBackup(source, path);
    isDone = true;
    await writing;
    const target = await openPlaces();
    await restoreBackup(target, path, { replace: false });
    const { rows } = await target.pool.query(`
      select p.id from user_packages p left join credit_ledger l on l.user_package_id = p.id
      where p.credits_remaining is not null
      group by p.id having p.credits_remaining <> coalesce(sum(l.change), 0)`);
    expect(rows).toEqual([]);
  });

  it('is one file of its owner, never in the place of another, and leaves nothing where it fails', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    await expect(takeBackup(source, backup)).rejects.toThrow('is there already');
    const failing = { ...source.storage, open: () => Promise.reject(new Error('the storage is away')) };
    const path = join(folder, 'failing.vesika');
    await expect(takeBackup({ ...source, storage: failing }, path)).rejects.toThrow('is away');
    expect((await readdir(folder)).filter((name) => /failing|part/.test(name))).toEqual([]);
  });

  it('holds no secret that a setting names, but the one that lies in the data folder', async () => {
    expect((await readFile(backup)).includes(secret)).toBe(false);
    const ofFolder = await openPlaces({ SIGNING_SECRET: '' });
    const key = join(ofFolder.env.DATA_DIR, 'secrets/signing-key');
    await mkdir(dirname(key));
    await writeFile(key, 'made at the first start');
    const path = join(folder, 'with-secret.vesika');
    await takeBackup(ofFolder, path);
    const fresh = await openPlaces({ SIGNING_SECRET: '' });
    expect(await refusal(path, fresh)).toContain('not sealed by this service');
    await restoreBackup(fresh, path, { replace: false, foreign: true });
    const brought = join(fresh.env.DATA_DIR, 'secrets/signing-key');
    expect(await readFile(brought, 'utf8')).toBe('made at the first start');
    await writeFile(brought, 'of another service');
    expect(await refusal(path, fresh)).toContain('--replace');
    expect(await refusal(backup, fresh)).toContain('SIGNING_SECRET must be');
  });
});

describe('a restore on trial', () => {
  it('finds a sound backup, refuses a damaged one, and touches nothing of the service', async () => {
    const before = await contentOf(source);
    const { tables, files } = await tryRestore(source.env, backup, onTrial);
    expect(tables.find(({ name }) => name === 'user_photos')!.rows).toBeGreaterThan(0);
    expect(files).toBeGreaterThan(0);
    const short = join(folder, 'short.vesika');
    await writeFile(short, (await readFile(backup)).subarray(0, 20_000));
    await expect(tryRestore(source.env, short, onTrial)).rejects.toThrow();
    expect(Object.keys((await contentOf(source)).files)).toEqual(Object.keys(before.files));
  }, 120_000);
});

describe('a restore is refused', () => {
  it('into a service that is in use, unless replacing it was requested', async () => {
    const target = await openPlaces();
    await restoreBackup(target, backup, { replace: false });
    const before = await contentOf(target);
    expect(await refusal(backup, target)).toContain('The database is not empty');
    await target.pool.query('delete from user_photos');
    await target.storage.put(storageKey('photos', 'anon_9', 'more.jpg'), Buffer.from('x'));
    await restoreBackup(target, backup, { replace: true });
    expect(await contentOf(target)).toEqual(before);
  });

  it('into a storage with files', async () => {
    const target = await openPlaces();
    await target.storage.put(storageKey('photos', 'anon_9', 'more.jpg'), Buffer.from('x'));
    expect(await refusal(backup, target)).toContain('The storage is not empty');
  });

  it('where the secret is another one', async () => {
    const target = await openPlaces({ SIGNING_SECRET: 'another secret of more than 32 letters' });
    expect(await refusal(backup, target)).toContain('SIGNING_SECRET must be');
  });

  it('of a file that is none, is cut short, or differs in a byte', async () => {
    const target = await openPlaces();
    const bytes = await readFile(backup);
    const photo = bytes.indexOf('unpaid preview.jpg');
    expect(photo).toBeGreaterThan(0);
    const changed = Buffer.from(bytes);
    changed[photo] = changed[photo]! ^ 1;
    const files = { none: Buffer.from('a photo'), short: bytes.subarray(0, -100), changed };
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    expect(await refusal(join(folder, 'none'), target)).toContain('is no backup');
    expect(await refusal(join(folder, 'short'), target)).toContain('is no backup');
    expect(await refusal(join(folder, 'missing'), target)).toContain('cannot be read (ENOENT)');
    expect(await refusal(join(folder, 'changed'), target)).toContain('is damaged');
    // An interrupted restore can be repeated.
    await restoreBackup(target, backup, { replace: true });
  });

  it('of a file whose manifest is no JSON', async () => {
    const path = join(await temporaryFolder(), 'forged.vesika');
    await rewrite(backup, path, (name, content) => (name === manifestName ? Buffer.from('{') : content));
    expect(await refusal(path, await openPlaces(), true)).toContain('is no backup of this service');
  });

  it('of a damaged backup before anything is deleted', async () => {
    const target = await openPlaces();
    await restoreBackup(target, backup, { replace: false });
    const before = await contentOf(target);
    const damaged = await readFile(backup);
    const photo = damaged.indexOf('unpaid preview.jpg');
    damaged[photo] = damaged[photo]! ^ 1;
    const path = join(folder, 'damaged.vesika');
    await writeFile(path, damaged);
    expect(await refusal(path, target, true)).toContain('is damaged');
    expect(await contentOf(target)).toEqual(before);
  });
});

describe('the seal of a backup', () => {
  let email: string;
  let own: string;
  beforeAll(async () => {
    ({ email } = await operatorAt(service));
    own = join(await temporaryFolder(), 'own.vesika');
    await takeBackup(source, own);
  });
  const operatorsAt = async ({ pool }: BackupPlaces) =>
    (await pool.query('select email from auth_users where operator_since is not null')).rows;

  it('lets the operators of this service be operators again', async () => {
    const target = await openPlaces();
    await restoreBackup(target, own, { replace: false });
    expect(await operatorsAt(target)).toEqual([{ email }]);
  });

  it.each<[string, (name: string, content: Buffer, manifest: Manifest) => Buffer | undefined]>([
    ['a row that makes an operator', appointEverybody],
    ['no seal', (name, content) => (name === sealName ? undefined : content)],
    ['another file', (name, content) => (name.endsWith('.jpg') ? Buffer.from('another face') : content)],
  ])('is broken by %s, and --foreign makes nobody an operator', async (_what, change) => {
    const path = join(await temporaryFolder(), 'forged.vesika');
    await rewrite(own, path, change);
    const target = await openPlaces();
    await restoreBackup(target, backup, { replace: false });
    const before = await contentOf(target);
    expect(await refusal(path, target, true)).toContain('was changed, or is not sealed by this service');
    expect(await contentOf(target)).toEqual(before);
    await restoreBackup(target, path, { replace: true, foreign: true });
    expect(await operatorsAt(target)).toEqual([]);
  });

  it('is that of BACKUP_KEY, if there is one', async () => {
    const BACKUP_KEY = 'a key that is kept away from the server';
    const path = join(await temporaryFolder(), 'keyed.vesika');
    await takeBackup({ ...source, env: { ...source.env, BACKUP_KEY } }, path);
    expect(await refusal(path, await openPlaces())).toContain('not sealed by this service');
    const target = await openPlaces({ BACKUP_KEY });
    expect(await refusal(own, target)).toContain('not sealed by this service');
    await restoreBackup(target, path, { replace: false });
    expect(await operatorsAt(target)).toEqual([{ email }]);
  });
});

/** Writes a backup again, which needs no key. */
async function rewrite(
  from: string,
  to: string,
  change: (name: string, content: Buffer, manifest: Manifest) => Buffer | undefined,
) {
  const archive = await readArchive(from);
  const manifest: Manifest = JSON.parse((await archive.read(manifestName))!.toString());
  await writeArchive(to, async (add) => {
    for (const name of archive.names) {
      const content = change(name, (await archive.read(name))!, manifest);
      if (content) await add(name, content);
    }
  });
  archive.close();
}

function appointEverybody(name: string, content: Buffer, { tables }: Manifest): Buffer {
  if (name !== tableName('auth_users')) return content;
  const at = tables.find((table) => table.name === 'auth_users')!.columns.indexOf('operator_since');
  const appointed = (line: string) => line.split('\t').with(at, '2026-01-01 00:00:00+00').join('\t');
  return Buffer.from(content.toString().replace(/^.+$/gm, appointed));
}
