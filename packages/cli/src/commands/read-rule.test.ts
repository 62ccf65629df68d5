import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capturedTerminal } from '../captured-terminal.fixture.ts';
import { run } from '../program.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-rule-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(rule: string, ...options: string[]) {
  const file = join(folder, 'rule.txt');
  await writeFile(file, rule);
  const { terminal, out, err } = capturedTerminal();
  return { exitCode: await run(['read-rule', file, ...options], terminal), out: out.join('\n'), err };
}

it('prints what the rule says, and the options that stand for the document', async () => {
  const { exitCode, out } = await read('Photo 3.5 x 4.5 cm, white background, 20 to 50 KB.');
  expect(exitCode).toBe(0);
  expect(out).toContain('--country ZZ --document other --variant own-3500x4500-bwhite-k20x50');
  expect(out).toContain('not in the text: pixels, headHeight, eyeLine, minDpi, edits');
});

it('prints options that the other commands take', async () => {
  const { out } = await read('Photo 3.5 x 4.5 cm.', '--json');
  const { terminal, out: rules } = capturedTerminal();
  const { variant } = JSON.parse(out);
  expect(await run(['rules', 'ZZ', '--document', 'other', '--variant', variant], terminal)).toBe(0);
  expect(rules.join('\n')).toContain('35 × 45 mm');
});

it('ends undecided if the rule contradicts itself or states no size', async () => {
  const contradicting = await read('Photo 35 x 45 mm. Photo 50 x 70 mm.');
  expect([contradicting.exitCode, contradicting.out]).toEqual([5, expect.stringContaining('unclear: size')]);
  expect((await read('White background.')).exitCode).toBe(5);
});

it('names a file that cannot be read', async () => {
  const { terminal, err } = capturedTerminal();
  expect(await run(['read-rule', join(folder, 'none.txt')], terminal)).toBe(2);
  expect(err.join('\n')).toContain('none.txt');
});
