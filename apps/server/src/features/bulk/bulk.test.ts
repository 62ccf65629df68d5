import { buffer } from 'node:stream/consumers';
import { type Batch, type BatchFile, requestLine } from '@vesika/contract';
import type { AcknowledgedWarning } from '@vesika/requirements';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { storedOriginals, userPackages, userPhotos } from '../../schema/index.ts';
import { formOf } from '../../testing/form.ts';
import { holdPhotos } from '../../testing/hold-photos.ts';
import { balancesOf } from '../../testing/ledger.ts';
import { patiently } from '../../testing/patiently.ts';
import { hasTestFleet } from '../../testing/test-fleet.ts';
import { type Customer, heicTelling, jpegTelling, testService } from '../../testing/test-service.ts';
import { unzip } from '../../testing/zip.ts';

const service = testService({ BULK_FILES: '20', PREVIEWS_PER_DAY: '1' });
beforeAll(() => service.untilReady());

const passport = { countryCode: 'BE', documentType: 'passport' };

async function customerWith(packageId = 'business-eur') {
  const customer = await service.customer();
  await service.giveCredits(customer, packageId);
  return customer;
}

async function begin(customer: Customer, body: object = { documents: [passport] }): Promise<string> {
  const response = await customer.call({ ...requestLine('createBatch'), payload: body });
  expect(response.statusCode).toBe(200);
  return response.json().batch.batchId;
}

async function add(customer: Customer, batchId: string, files: Record<string, string | Buffer>) {
  const parts = Object.entries(files).map(([fileName, told]) => ({
    ...{ name: 'file', fileName },
    content: typeof told === 'string' ? jpegTelling(told) : told,
  }));
  return customer.call({ ...requestLine('addToBatch', { params: { batchId } }), ...formOf(parts) });
}

async function act(
  customer: Customer,
  batchId: string,
  action: 'start' | 'pause' | 'cancel' | 'retry',
  acknowledge?: readonly (AcknowledgedWarning | 'undetermined-checks')[],
) {
  const payload = { action, acknowledge };
  return customer.call({ ...requestLine('changeBatch', { params: { batchId } }), payload });
}

async function look(customer: Customer, batchId: string): Promise<{ batch: Batch; files: BatchFile[] }> {
  return (await customer.call(requestLine('getBatch', { params: { batchId } }))).json();
}

async function until(customer: Customer, batchId: string, state: Batch['state']): Promise<Batch> {
  const reached = () => look(customer, batchId).then(({ batch }) => (batch.state === state ? batch : null));
  return (await vi.waitUntil(reached, patiently))!;
}

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, told] of Object.entries(files)) {
    zip.addBuffer(typeof told === 'string' ? jpegTelling(told) : told, name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

const leftOf = async ({ userId }: Customer) => (await balancesOf(service.db, userId)).map(({ left }) => left);

describe('a batch', () => {
  it('makes photos of HEIC files, and says which are damaged', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    const added = await add(customer, batchId, {
      'IMG_0001.HEIC': heicTelling('photo'),
      'IMG_0002.HEIC': heicTelling('fail file-damaged'),
    });
    const { files, refused, mustAcknowledge } = added.json().batch;
    expect([files, refused]).toEqual([1, 1]);
    await act(customer, batchId, 'start', mustAcknowledge);
    expect((await until(customer, batchId, 'done')).items.made).toBe(1);
    const problems = (await look(customer, batchId)).files.map(({ name, problem }) => [name, problem]);
    expect(problems).toEqual([
      ['IMG_0001.HEIC', null],
      ['IMG_0002.HEIC', 'file-damaged'],
    ]);
  });

  it('makes what a list in a ZIP says, charges what is finished, and gives it back with a report', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer, { name: 'Sınıf 3', documents: [passport] });
    const list =
      'file;name;country;document\r\nada.jpg;Ada, Lovelace;;\r\nŞule.jpg;=Şule;US;visa\r\nŞule.jpg;;Germany;id\r\nx.jpg;X;;';
    const zip = await zipOf({
      'class/ada.jpg': 'photo ada',
      'class/Şule.jpg': 'photo sule',
      'bad.jpg': 'judged fail',
      'worse.jpg': 'fail face-missing',
      'notes.txt': Buffer.from('no photo'),
      'inner.zip': await zipOf({ 'a.jpg': 'photo a' }),
      'list.csv': Buffer.from(`\uFEFF${list}`),
    });
    const added = await add(customer, batchId, { 'all.zip': zip, 'Ölçü.jpg': 'photo more' });
    expect(added.json().batch).toMatchObject({
      ...{ files: 5, refused: 2, state: 'filling' },
      items: { waiting: 6 },
      mapping: { rows: 4, problems: [{ line: 5, problem: 'file-not-there' }] },
    });
    const started = await act(customer, batchId, 'start', added.json().batch.mustAcknowledge);
    expect(started.json().batch.state).toBe('running');
    const batch = await until(customer, batchId, 'done');
    expect(batch.items).toMatchObject({ made: 4, 'rules-failed': 1, failed: 1, waiting: 0, making: 0 });
    expect(await leftOf(customer)).toEqual([46]);

    const { files } = await look(customer, batchId);
    const told = files.map(({ name, person, problem, items }) => [
      ...[name, person, problem],
      items.map(({ countryCode, documentType, state, problem }) =>
        [countryCode, documentType, state, ...(problem ? [problem] : [])].join(' '),
      ),
    ]);
    expect(told).toEqual([
      ['class/ada.jpg', 'Ada, Lovelace', null, ['BE passport made']],
      ['class/Şule.jpg', '=Şule', null, ['US visa made', 'DE id made']],
      ['bad.jpg', null, null, ['BE passport rules-failed']],
      ['worse.jpg', null, null, ['BE passport failed face-missing']],
      ['notes.txt', null, 'file-type-unsupported', []],
      ['inner.zip', null, 'file-type-unsupported', []],
      ['Ölçü.jpg', null, null, ['BE passport made']],
    ]);

    const response = await customer.call(
      requestLine('batchArchive', { params: { batchId }, query: { language: 'de' } }),
    );
    expect(response.headers['content-disposition']).toMatch(/filename="vesika-s-n-f-3-[\d-]+\.zip"/);
    const results = unzip(response.rawPayload);
    expect([...results.keys()].filter((name) => name.startsWith('Ada'))).toEqual([
      'Ada, Lovelace/vesika-be-passport.jpg',
      'Ada, Lovelace/vesika-be-passport.png',
      'Ada, Lovelace/vesika-be-passport-10x15.pdf',
    ]);
    expect([...results.keys()].filter((name) => name.endsWith('.jpg'))).toHaveLength(4);
    const { photos } = JSON.parse(results.get('report.json')!.toString());
    expect(photos).toHaveLength(8);
    expect(photos.filter(({ charged }: { charged: boolean }) => charged)).toHaveLength(4);
    const csv = results.get('report.csv')!.toString();
    expect(csv).toContain("class/Şule.jpg;'=Şule;US;visa;");
    expect(csv.split('\r\n')).toHaveLength(10);
  });

  it('keeps the folders of dropped files, and says that a list is a workbook', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    await add(customer, batchId, {
      './a/1.jpg': 'photo a',
      '/b/1.jpg': 'photo b',
      'list.csv': Buffer.from('Datei;Name\na/1.jpg;Ada\nb/1.jpg;Bea\n'),
    });
    expect((await look(customer, batchId)).batch.mapping).toEqual({ rows: 2, problems: [] });
    await act(customer, batchId, 'start');
    const { files } = await look(customer, batchId);
    expect(files.map(({ name, person }) => [name, person])).toEqual([
      ['a/1.jpg', 'Ada'],
      ['b/1.jpg', 'Bea'],
    ]);
    const other = await begin(customer);
    await add(customer, other, { 'list.xlsx': await zipOf({ 'xl/workbook.xml': Buffer.from('<a/>') }) });
    const { batch } = await look(customer, other);
    expect(batch).toMatchObject({ files: 0, refused: 0 });
    expect(batch.mapping?.problems).toEqual([{ line: 0, problem: 'workbook' }]);
  });

  it('charges photos with undetermined checks only with the word of its owner', async () => {
    const customer = await customerWith();
    const run = async (acknowledge: Parameters<typeof act>[3]) => {
      const batchId = await begin(customer);
      await add(customer, batchId, {
        'sure.jpg': `photo ${batchId}`,
        'open.jpg': `judged undetermined ${batchId}`,
      });
      await act(customer, batchId, 'start', acknowledge);
      return until(customer, batchId, 'done');
    };
    expect((await run([])).items).toMatchObject({ made: 1, undecided: 1 });
    expect(await leftOf(customer)).toEqual([49]);
    expect((await run(['undetermined-checks'])).items).toMatchObject({ made: 2, undecided: 0 });
    expect(await leftOf(customer)).toEqual([47]);
  });

  it('shows what became of its photos since: taken, answered, deleted', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    await add(customer, batchId, {
      'a.jpg': 'judged undetermined a',
      'b.jpg': 'judged undetermined b',
      'c.jpg': 'judged fail c',
    });
    await act(customer, batchId, 'start');
    expect((await until(customer, batchId, 'done')).items).toMatchObject({ undecided: 2, 'rules-failed': 1 });
    const photoOf = async (wanted: string) =>
      (await look(customer, batchId)).files.find(({ name }) => name === wanted)!.items[0]!.photo!.photoId;
    const taken = { params: { photoId: await photoOf('a.jpg') } };
    await customer.call({ ...requestLine('unlockPhoto', taken), payload: {} });
    await customer.call(requestLine('v1DeletePhoto', { params: { photoId: await photoOf('b.jpg') } }));
    const { batch, files } = await look(customer, batchId);
    expect(batch.items).toMatchObject({ made: 1, undecided: 0, deleted: 1, 'rules-failed': 1 });
    expect(files.map(({ items }) => items[0]!.state)).toEqual(['made', 'deleted', 'rules-failed']);
    const archive = await customer.call(requestLine('batchArchive', { params: { batchId } }));
    const { photos } = JSON.parse(unzip(archive.rawPayload).get('report.json')!.toString());
    const results = photos.map(({ result, charged }: { result: string; charged: boolean }) => [
      result,
      charged,
    ]);
    expect(results).toEqual([
      ['made', true],
      ['deleted', false],
      ['rules-failed', false],
    ]);
    expect(await leftOf(customer)).toEqual([49]);
  });

  it('shows before it begins which person a list names for each picture', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    await add(customer, batchId, { 'a.jpg': 'photo a' });
    await add(customer, batchId, { 'list.csv': Buffer.from('file,name,age\na.jpg,Ada,4\n') });
    const { files } = await look(customer, batchId);
    expect(files).toMatchObject([{ name: 'a.jpg', person: 'Ada', childAgeYears: 4 }]);
  });

  it('calls a person as the list does, where a photo can be called that', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    const names = ['Ada', 'a'.repeat(61), 'two\u0007bells'];
    const list = ['file;name', ...names.map((name, n) => `${n}.jpg;${name}`)].join('\n');
    const photos = Object.fromEntries(names.map((_, n) => [`${n}.jpg`, `photo ${n}`]));
    await add(customer, batchId, { ...photos, 'list.csv': Buffer.from(list) });
    await act(customer, batchId, 'start');
    await until(customer, batchId, 'done');
    const made = await service.db.select().from(userPhotos).where(eq(userPhotos.userId, customer.userId));
    expect(made.map(({ personName }) => personName).sort()).toEqual(['Ada', null, null]);
  });

  it('judges a child by the age that the list names', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    const list = 'file,age\na.jpg,0\nb.jpg,41\nc.jpg,ten\n';
    const pictures = { 'a.jpg': 'photo baby', 'b.jpg': 'photo adult' };
    const added = await add(customer, batchId, { ...pictures, 'list.csv': Buffer.from(list) });
    expect(added.json().batch.mapping.problems).toEqual([{ line: 4, problem: 'age' }]);
    await act(customer, batchId, 'start', added.json().batch.mustAcknowledge);
    await until(customer, batchId, 'done');
    const { files } = await look(customer, batchId);
    expect(files.map(({ childAgeYears }) => childAgeYears)).toEqual([0, null]);
    const made = await service.db.select().from(userPhotos).where(eq(userPhotos.userId, customer.userId));
    expect(made.map(({ childAgeYears }) => childAgeYears).toSorted()).toEqual([0, null]);
  });

  it('shows each picture before the batch begins, and its photo afterwards', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    await add(customer, batchId, { 'a.jpg': 'photo a', 'notes.pdf': Buffer.from('%PDF-1.7') });
    const before = (await look(customer, batchId)).files;
    const shown = before.find(({ problem }) => problem === null)!.originalUrl!;
    expect((await service.app.inject(shown)).statusCode).toBe(200);
    expect((await service.app.inject(shown.replace(/signature=[^&]+/, 'signature=x'))).statusCode).not.toBe(
      200,
    );
    expect(before.find(({ problem }) => problem !== null)!.originalUrl).toBeNull();
    await act(customer, batchId, 'start');
    await until(customer, batchId, 'done');
    const made = (await look(customer, batchId)).files.find(({ problem }) => problem === null)!;
    expect([made.originalUrl, made.items.length]).toEqual([null, 1]);
  });

  it('takes the same photo under the same name once, and no more files than it holds', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    for (let n = 0; n < 2; n++) await add(customer, batchId, { 'a.jpg': 'photo a', 'b.jpg': 'photo b' });
    expect((await look(customer, batchId)).batch.files).toBe(2);
    const many = Object.fromEntries(Array.from({ length: 19 }, (_, n) => [`${n}.jpg`, `photo ${n}`]));
    const refused = await add(customer, batchId, many);
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'batch-full']);
    const bomb = await zipOf({ 'a.jpg': Buffer.alloc(9 * 2 ** 20) });
    const unsafe = await add(customer, batchId, { 'a.zip': bomb });
    expect([unsafe.statusCode, unsafe.json().code]).toEqual([422, 'archive-unsafe']);
  });

  it('tells what is wrong with a list, and does not start without anything to make', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer, {});
    const list = Buffer.from('file,country,document\na.jpg,Atlantis,passport\n,DE,passport\n');
    const { batch } = (await add(customer, batchId, { 'a.jpg': 'photo', 'list.CSV': list })).json();
    expect(batch.mapping.problems).toEqual([
      { line: 2, problem: 'unknown-document' },
      { line: 3, problem: 'no-file' },
    ]);
    expect((await act(customer, batchId, 'start')).json().code).toBe('batch-empty');
  });

  it('422 acknowledgement-missing: starts once somebody has read that a document needs a photographer', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer, { documents: [{ ...passport, countryCode: 'DE' }] });
    const { batch } = (await add(customer, batchId, { 'a.jpg': 'photo a' })).json();
    expect(batch.mustAcknowledge).toEqual(['own-photo-refused']);
    expect(batch.countryCodes).toEqual(['DE']);
    expect(batch.notices).toMatchObject([
      { countryCode: 'DE', warnings: [{ code: 'own-photo-refused', source: { title: expect.any(String) } }] },
    ]);
    for (const acknowledge of [undefined, ['discontinued'] as const]) {
      const refused = await act(customer, batchId, 'start', acknowledge);
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'acknowledgement-missing']);
    }
    expect((await look(customer, batchId)).batch.state).toBe('filling');
    await act(customer, batchId, 'start', batch.mustAcknowledge);
    expect((await until(customer, batchId, 'done')).items.made).toBe(1);
    const archive = await customer.call(requestLine('batchArchive', { params: { batchId } }));
    const { photos } = JSON.parse(unzip(archive.rawPayload).get('report.json')!.toString());
    expect(photos).toMatchObject([{ warnings: [{ code: 'own-photo-refused' }] }]);
  });

  it('pauses where credits run out, and goes on with new ones', async () => {
    const customer = await customerWith('pro-eur');
    const left = { creditsRemaining: 2 };
    await service.db.update(userPackages).set(left).where(eq(userPackages.userId, customer.userId));
    const batchId = await begin(customer);
    await add(customer, batchId, {
      'a.jpg': 'photo 1',
      'b.jpg': 'photo 2',
      'c.jpg': 'photo 3',
      'd.jpg': 'photo 4',
    });
    await act(customer, batchId, 'start');
    const paused = await until(customer, batchId, 'paused');
    expect(paused.pauseReason).toBe('no-credits');
    await vi.waitUntil(async () => (await look(customer, batchId)).batch.items.making === 0, patiently);
    expect((await look(customer, batchId)).batch.items).toMatchObject({ made: 2, waiting: 2, failed: 0 });
    await service.giveCredits(customer, 'pro-eur');
    await act(customer, batchId, 'start');
    expect((await until(customer, batchId, 'done')).items.made).toBe(4);
    expect((await leftOf(customer)).sort()).toEqual([0, 8]);
    expect(await service.db.$count(userPhotos, eq(userPhotos.userId, customer.userId))).toBe(4);
  });

  it('pauses, is cancelled, and takes up again what was not made', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    const { told, underWay, hold, letGo } = await holdPhotos();
    const held = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`${n}.jpg`, `${told} ${n}`]));
    await add(customer, batchId, held);
    await act(customer, batchId, 'start');
    const standing = async () => (await look(customer, batchId)).batch.items;
    await underWay();
    expect((await act(customer, batchId, 'pause')).json().batch.state).toBe('paused');
    await letGo();
    await vi.waitUntil(async () => (await standing()).making === 0, patiently);
    const { made, waiting } = await standing();
    expect(made).toBeGreaterThan(0);
    expect([made < 8, made + waiting]).toEqual([true, 8]);
    await hold();
    await act(customer, batchId, 'start');
    await vi.waitUntil(async () => (await standing()).making > 0, patiently);
    const { batch } = (await act(customer, batchId, 'cancel')).json();
    expect(batch).toMatchObject({ state: 'cancelled', items: { waiting: 0, making: 0 } });
    expect((await act(customer, batchId, 'start')).json().code).toBe('batch-not-possible');
    await letGo();
    await act(customer, batchId, 'retry');
    expect((await until(customer, batchId, 'done')).items.made).toBe(8);
    expect(await leftOf(customer)).toEqual([42]);
  });

  it.skipIf(hasTestFleet)(
    'lets photos that somebody waits for go first, and asks once what changed',
    async () => {
      const customer = await customerWith();
      const batchId = await begin(customer);
      const [first, others] = [await holdPhotos(), await holdPhotos()];
      const told = (n: number) => `${(n === 0 ? first : others).told} ${n}`;
      await add(
        customer,
        batchId,
        Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`${n}.jpg`, told(n)])),
      );
      await act(customer, batchId, 'start');
      await vi.waitUntil(async () => (await look(customer, batchId)).batch.items.making === 2, patiently);
      const visitor = service.visitor();
      const { imageUrl } = await visitor.uploadPicture('photo at once');
      const processing = visitor.process({ imageUrl });
      const inLine = () => service.db.execute(sql`select from pgboss.job where state = 'created'`);
      await vi.waitUntil(async () => (await inLine()).rowCount === 2, patiently);
      await first.letGo();
      expect((await processing).statusCode).toBe(200);
      const { batch, files } = await look(customer, batchId);
      expect(batch.items.waiting).toBeGreaterThan(0);
      expect(files).toHaveLength(6);
      const after = { params: { batchId }, query: { after: batch.changes } };
      const { files: changed } = (await customer.call(requestLine('getBatch', after))).json();
      expect(changed.length).toBeLessThan(6);
      await others.letGo();
      await until(customer, batchId, 'done');
    },
  );

  it('takes another picture for a row that failed, was refused or is open, in the same row', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    await add(customer, batchId, {
      'a.jpg': 'photo a',
      'b.jpg': 'fail face-missing',
      'c.txt': Buffer.from('no photo'),
      'd.jpg': 'judged fail',
    });
    const replace = async (fileId: string, told: string) => {
      const line = requestLine('replaceBatchFile', { params: { batchId, fileId } });
      const part = { name: 'file', fileName: 'another.jpg', content: jpegTelling(told) };
      return customer.call({ ...line, ...formOf([part]) });
    };
    const before = (await look(customer, batchId)).files;
    const refused = await replace(before[1]!.fileId, 'photo too early');
    expect(refused.json().code).toBe('batch-not-possible');
    await act(customer, batchId, 'start');
    await until(customer, batchId, 'done');
    for (const { fileId, name } of before.slice(1)) await replace(fileId, `another ${name}`);
    await vi.waitUntil(async () => (await look(customer, batchId)).batch.items.made === 4, patiently);
    await until(customer, batchId, 'done');
    const { files } = await look(customer, batchId);
    const rows = files.map(({ fileId, name, problem, items }) => [
      ...[fileId, name, problem],
      items.map(({ state }) => state),
    ]);
    expect(rows).toEqual(before.map(({ fileId, name }) => [fileId, name, null, ['made']]));
    expect(await leftOf(customer)).toEqual([46]);
    expect((await replace(before[0]!.fileId, 'a taken one')).json().code).toBe('batch-not-possible');
  });

  it('goes with its photos and originals when it is deleted', async () => {
    const customer = await customerWith();
    const batchId = await begin(customer);
    await add(customer, batchId, { 'a.jpg': 'photo to go' });
    await act(customer, batchId, 'start');
    await until(customer, batchId, 'done');
    const own = async () => (await service.stored()).filter((key) => key.includes(customer.userId));
    expect((await own()).length).toBeGreaterThan(5);
    const response = await customer.call(requestLine('deleteBatch', { params: { batchId } }));
    expect(response.json()).toEqual({ deleted: true });
    expect(await own()).toEqual([]);
    expect(await service.db.$count(storedOriginals, eq(storedOriginals.userId, customer.userId))).toBe(0);
    expect(await leftOf(customer)).toEqual([49]);
  });

  it('402 bulk-not-included: for packages without it', async () => {
    const customer = await customerWith('starter-eur');
    const response = await customer.call({
      ...requestLine('createBatch'),
      payload: { documents: [passport] },
    });
    expect([response.statusCode, response.json().code]).toEqual([402, 'bulk-not-included']);
    expect((await customer.call(requestLine('listBatches'))).json()).toMatchObject({
      batches: [],
      isIncluded: false,
    });
  });
});
