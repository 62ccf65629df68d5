import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMapping } from '@vesika/batch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedTerminal } from '../captured-terminal.fixture.ts';
import { run } from '../program.ts';
import { loadTexts } from '../texts.ts';
import { reportedResults, summaryOf, writeReports } from './batch-report.ts';
import { findPhotos } from './find-photos.ts';
import { type BatchResult, openJournal } from './journal.ts';
import { planBatch } from './plan-batch.ts';
import type { MakingOptions } from './protocol.ts';

const lists = new URL('../../../../../shared/lists', import.meta.url).pathname;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-batch-'));
  await mkdir(join(folder, 'in/b'), { recursive: true });
  for (const name of ['a.jpg', 'a.PNG', 'b/Zoë.jpg', 'b/.hidden.jpg', 'notes.txt', 'b/c.webp']) {
    await writeFile(join(folder, 'in', name), name);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const options: MakingOptions = {
  ...{ formats: ['jpg'], background: 'auto', cropOnly: false, dpi: null, sheet: 'a4' },
};
const belgium = { country: 'BE', document: 'passport' };
const row = (line: number, file: string, more: object = {}) => ({
  ...{ line, file, person: null, country: null, document: null, variant: null, age: null },
  ...more,
});
const result = (key: string): BatchResult => ({
  ...{ key, file: 'a.jpg', document: 'de-passport', person: null, result: 'made', error: null },
  ...{ failed: [], undetermined: [], warnings: [], outputs: [] },
});

it('finds photos in all folders except that of the results', async () => {
  await mkdir(join(folder, 'in/out'));
  await writeFile(join(folder, 'in/out/made.jpg'), 'made');
  const { photos } = await findPhotos(join(folder, 'in'), join(folder, 'in/out'));
  expect(photos).toEqual(['a.PNG', 'a.jpg', 'b/Zoë.jpg', 'b/c.webp']);
});

it('takes every kind of picture, and gives the reason for each file that it skips', async () => {
  const mixed = join(folder, 'mixed');
  await mkdir(join(mixed, '.hidden'), { recursive: true });
  const pictures = ['1.HEIC', '2.avif', '3.gif', '4.jfif', '5.jpeg'];
  for (const name of [...pictures, '.hidden/h.jpg', '._5.jpeg', 'list.csv']) {
    await writeFile(join(mixed, name), name);
  }
  await symlink(join(mixed, '5.jpeg'), join(mixed, 'link.jpg'));
  expect(await findPhotos(mixed, join(folder, 'out'))).toEqual({
    photos: pictures,
    skipped: [
      { file: '._5.jpeg', why: 'it’s hidden' },
      { file: '.hidden/h.jpg', why: 'it’s hidden' },
      { file: 'link.jpg', why: 'it’s a link; put the file itself into the folder' },
      { file: 'list.csv', why: 'its name isn’t that of a picture' },
    ],
  });
});

it('plans each photo once per document, with stable names and keys', async () => {
  const files = ['a.PNG', 'a.jpg', 'b/Zoë.jpg'];
  const rows = [
    row(2, 'zoë.jpg', { person: 'Zoë/K', country: 'Belgium', document: 'passport' }),
    row(3, 'Zoë.jpg', { country: 'BEL', document: 'passport', age: 3 }),
    row(4, 'gone.jpg'),
    row(5, 'Zoë.jpg', { country: 'Atlantis', document: 'passport' }),
  ];
  const order = { folder: join(folder, 'in'), out: 'out', files, documents: [belgium], rows };
  const texts = await loadTexts();
  const plan = await planBatch({ ...order, acknowledged: [], options }, texts);
  expect(plan.tasks.flatMap(({ documents }) => documents.map(({ stem }) => stem))).toEqual([
    'out/a.PNG-be-passport',
    'out/a.jpg-be-passport',
    'out/b/Zoë K-be-passport',
  ]);
  expect(plan.refused).toEqual([
    { line: 4, file: 'gone.jpg', person: null, problem: expect.stringMatching(/^there’s no such photo/) },
    {
      ...{ line: 5, file: 'Zoë.jpg', person: null },
      problem: expect.stringMatching(/^unknown country "Atlantis"/),
    },
  ]);
  expect(plan.tasks.map(({ options }) => options.childAge)).toEqual([undefined, undefined, 3]);
  const keysOf = async (changed: object) =>
    (await planBatch({ ...order, acknowledged: [], options, ...changed }, texts)).tasks.flatMap(
      ({ documents }) => documents.map(({ key }) => key),
    );
  expect(await keysOf({})).toEqual(await keysOf({}));
  expect(await keysOf({ options: { ...options, cropOnly: true } })).not.toEqual(await keysOf({}));
});

it('names the photos of two people of one name apart', async () => {
  const named = (line: number, file: string) => row(line, file, { person: 'Ali Kaya' });
  const plan = await planBatch(
    {
      ...{ folder: join(folder, 'in'), out: 'out', files: ['a.PNG', 'a.jpg', 'b/Zoë.jpg'] },
      ...{ documents: [belgium], rows: [named(2, 'a.PNG'), named(3, 'a.jpg'), named(4, 'b/Zoë.jpg')] },
      ...{ acknowledged: [], options },
    },
    await loadTexts(),
  );
  expect(plan.tasks.flatMap(({ documents }) => documents.map(({ stem }) => stem))).toEqual([
    'out/Ali Kaya (a.PNG)-be-passport',
    'out/Ali Kaya (a.jpg)-be-passport',
    'out/b/Ali Kaya-be-passport',
  ]);
});

it('refuses what the authority takes itself, unless that is acknowledged', async () => {
  const order = {
    ...{ folder: join(folder, 'in'), out: 'out', files: ['a.jpg'], documents: [], options },
    rows: [row(2, 'a.jpg', { country: 'SE', document: 'passport' })],
  };
  const texts = await loadTexts();
  const { tasks, refused, skipped } = await planBatch({ ...order, acknowledged: [] }, texts);
  expect(tasks).toEqual([]);
  expect(refused[0]?.problem).toMatch(/doesn’t accept a photo you took yourself/);
  expect(skipped).toEqual([{ file: 'a.jpg', why: 'its line of the list was refused' }]);
  const made = await planBatch({ ...order, acknowledged: ['own-photo-refused'] }, texts);
  expect(made.tasks).toHaveLength(1);
  const all = { ...order, documents: [{ country: 'SE', document: 'passport' }], acknowledged: [] };
  await expect(planBatch(all, texts)).rejects.toThrow('doesn’t accept a photo you took yourself');
});

describe('the journal', () => {
  it('knows the finished work, even if a killed run left an incomplete last line', async () => {
    const out = join(folder, 'out');
    const first = await openJournal(out);
    await first.add(result('one'));
    await first.close();
    const path = join(out, '.vesika-batch.jsonl');
    await writeFile(path, `${await readFile(path, 'utf8')}{"key":"tw`);
    const second = await openJournal(out);
    expect([...second.done.keys()]).toEqual(['one']);
    await second.add(result('three'));
    await second.close();
    const third = await openJournal(out);
    expect([...third.done.keys()]).toEqual(['one', 'three']);
    await third.close();
  });

  it('is locked by one run at a time, and the lock of a dead run is ignored', async () => {
    const out = join(folder, 'locked');
    await mkdir(out);
    await writeFile(join(out, '.vesika-batch.lock'), `${process.ppid}`);
    await expect(openJournal(out)).rejects.toThrow('another run');
    await writeFile(join(out, '.vesika-batch.lock'), '4194303');
    await (await openJournal(out)).close();
  });
});

it.each([
  [['batch', 'in'], "required option '--out <folder>'"],
  [['batch', 'in', '--out', 'out'], 'no document given'],
  [['batch', 'in', '--out', 'out', '--csv', 'gone.csv'], 'couldn’t read the list gone.csv'],
])('refuses %j', async (args, text) => {
  const { terminal, err } = capturedTerminal();
  expect(await run(args, terminal)).toBe(2);
  expect(err.join('\n')).toContain(text);
});

it.each([
  ['a quotation mark that is not closed', 'file,name\na.jpg,"Zoë\n', /a quotation mark isn’t closed/],
  ['no column of files', 'photograph,name\na.jpg,Zoë\n', /line 1: it has no column called “file”/],
  ['a workbook', Buffer.from('PK\x03\x04', 'latin1'), /save it as “CSV UTF-8”/],
  ['no rows', 'file,name\n', /nothing below the column names/],
  ['bytes that are no text', Buffer.from([0x66, 0xff, 0x0a]), /couldn’t read its characters/],
])('refuses a list with %s, and writes nothing', async (_what, list, text) => {
  const csv = join(folder, 'list.csv');
  await writeFile(csv, list);
  const out = join(folder, 'refused');
  const { terminal, err } = capturedTerminal();
  expect(await run(['batch', join(folder, 'in'), '--csv', csv, '--out', out], terminal)).toBe(2);
  expect(err.join('\n')).toMatch(text);
  await expect(stat(out)).rejects.toThrow('ENOENT');
});

it('ends with 2 and a report when every line of the list is refused', async () => {
  const csv = join(folder, 'list.csv');
  const out = join(folder, 'all-refused');
  await writeFile(
    csv,
    'file,name,country,document\ngone.jpg,Zoë,DE,passport\na.jpg,,Atlantis,passport\n,Nobody,,\n',
  );
  const { terminal, out: printed } = capturedTerminal();
  expect(await run(['batch', join(folder, 'in'), '--csv', csv, '--out', out], terminal)).toBe(2);
  expect(printed).toContain('lines of the list refused: 3');
  const report = JSON.parse(await readFile(join(out, 'report.json'), 'utf8'));
  expect(report.slice(0, 3)).toMatchObject([
    { file: 'gone.jpg', person: 'Zoë', result: 'refused', error: { code: 'list-row-refused', exitCode: 2 } },
    { file: 'a.jpg', result: 'refused', error: { title: expect.stringContaining('list, line 3: unknown') } },
    { file: null, result: 'refused', error: { title: 'list, line 4: it names no file' } },
  ]);
  expect((await readFile(join(out, 'report.csv'), 'utf8')).match(/,refused,/g)).toHaveLength(3);
});

it('reports refused lines, skipped files and what is left after the photos', async () => {
  const out = join(folder, 'reported');
  const reported = reportedResults({
    results: [result('one'), { ...result('two'), undetermined: ['head-pose-yaw'] }],
    left: [{ file: 'late.jpg', document: 'be-passport', person: 'Bea' }],
    refused: [{ line: 7, file: 'gone.jpg', person: 'Zoë', problem: 'there’s no such photo in the folder' }],
    skipped: [{ file: 'link.jpg', why: 'it’s a link' }],
  });
  await writeReports(out, reported, await loadTexts());
  const csv = await readFile(join(out, 'report.csv'), 'utf8');
  expect(csv).toContain('a.jpg,,de-passport,done,');
  expect(csv).toContain('late.jpg,Bea,be-passport,not made yet,');
  expect(csv).toContain('gone.jpg,Zoë,,refused,"list, line 7: there’s no such photo in the folder"');
  expect(csv).toContain('link.jpg,,,skipped,it’s a link');
  expect(summaryOf(reported)).toEqual([
    ...['done: 1', 'done, to be checked by you: 1', 'requirements not met: 0', 'failed: 0'],
    ...['lines of the list refused: 1', 'files skipped: 1', 'not made yet: 1'],
  ]);
});

it.skipIf(!existsSync(lists))('reads the lists that went wrong', async () => {
  const read = async (name: string) => readMapping(await readFile(join(lists, name)), { rowsMax: 10 });
  expect(await read('13-list-with-sep-line.csv')).toMatchObject({
    rows: [{ file: 'a.jpg', person: '王小明', country: 'ZZ', document: 'passport' }],
    problems: [],
  });
  const { rows, problems } = await read('17-list-two-folders.csv');
  expect([rows.map(({ file }) => file), problems]).toEqual([['a.jpg', 'sub/a.jpg'], []]);
});
