import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedTerminal } from '../captured-terminal.ts';
import { run } from '../program.ts';
import { findPhotos } from './find-photos.ts';
import { type BatchResult, openJournal } from './journal.ts';
import { planBatch } from './plan-batch.ts';
import type { MakingOptions } from './protocol.ts';

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
const germany = { country: 'DE', document: 'passport' };
const row = (line: number, file: string, more: object = {}) => ({
  ...{ line, file, person: null, country: null, document: null, variant: null },
  ...more,
});
const result = (key: string): BatchResult => ({
  ...{ key, file: 'a.jpg', document: 'de-passport', person: null, result: 'made', error: null },
  ...{ failed: [], undetermined: [], warnings: [], outputs: [] },
});

it('finds photos in all folders except that of the results', async () => {
  await mkdir(join(folder, 'in/out'));
  await writeFile(join(folder, 'in/out/made.jpg'), 'made');
  const found = await findPhotos(join(folder, 'in'), join(folder, 'in/out'));
  expect(found).toEqual(['a.PNG', 'a.jpg', 'b/Zoë.jpg', 'b/c.webp']);
});

it('plans each photo once per document, with stable names and keys', async () => {
  const files = ['a.PNG', 'a.jpg', 'b/Zoë.jpg'];
  const rows = [
    row(2, 'zoë.jpg', { person: 'Zoë/K', country: 'Germany', document: 'passport' }),
    row(3, 'Zoë.jpg', { country: 'DEU', document: 'passport' }),
    row(4, 'gone.jpg'),
    row(5, 'Zoë.jpg', { country: 'Atlantis', document: 'passport' }),
  ];
  const order = { folder: join(folder, 'in'), out: 'out', files, documents: [germany], rows, options };
  const plan = await planBatch(order);
  expect(plan.tasks.flatMap(({ documents }) => documents.map(({ stem }) => stem))).toEqual([
    'out/a.PNG-de-passport',
    'out/a.jpg-de-passport',
    'out/b/Zoë K-de-passport',
  ]);
  expect(plan.problems).toEqual([
    expect.stringMatching(/^list, line 4: there’s no such photo/),
    expect.stringMatching(/^list, line 5: unknown country "Atlantis"/),
  ]);
  const keysOf = async (changed: object) =>
    (await planBatch({ ...order, ...changed })).tasks.flatMap(({ documents }) =>
      documents.map(({ key }) => key),
    );
  expect(await keysOf({})).toEqual(await keysOf({}));
  expect(await keysOf({ options: { ...options, cropOnly: true } })).not.toEqual(await keysOf({}));
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
