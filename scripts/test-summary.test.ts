import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { testSummary } from './test-summary.ts';

const lines: string[] = [];
const summary = testSummary((line) => lines.push(line));
const { exitCode } = process;

beforeEach(() => {
  lines.length = 0;
  void summary.onTestRunStart?.([]);
});
afterEach(() => {
  process.exitCode = exitCode;
});

/** A fake test module with the given result. */
function file(
  project: string,
  states: readonly string[],
  state = states.includes('failed') ? 'failed' : 'passed',
) {
  const tests = states.map((each) => ({
    fullName: `${project} that ${each}`,
    result: () => ({ state: each === 'unsteady' ? 'passed' : each }),
    diagnostic: () => ({ flaky: each === 'unsteady' }),
  }));
  const module = { project: { name: project }, state: () => state, children: { allTests: () => tests } };
  return module as unknown as TestModule;
}

async function run(modules: readonly TestModule[], unhandledErrors: readonly Error[] = []) {
  for (const module of modules) await summary.onTestModuleQueued?.(module);
  for (const module of modules) await summary.onTestModuleEnd?.(module);
  await summary.onTestRunEnd?.(modules, unhandledErrors as never, 'passed');
}

it('prints time and files of each project, and totals at the end', async () => {
  await run([file('e2e', ['passed']), file('unit', ['passed', 'failed']), file('unit', ['skipped'])]);
  expect(lines).toEqual([
    expect.stringMatching(/^e2e +\d+\.\d s +1 files$/),
    expect.stringMatching(/^unit +\d+\.\d s +2 files$/),
    '2 passed, 1 failed, 1 skipped',
  ]);
});

it('counts a file that failed before its tests, and an unhandled error', async () => {
  await run([file('unit', ['skipped'], 'failed'), file('unit', ['passed'])], [new Error('late')]);
  expect(lines.at(-1)).toBe('1 passed, 2 failed, 1 skipped');
});

it('lists tests that passed only at the second try', async () => {
  await run([file('e2e', ['passed', 'unsteady'])]);
  expect(lines.slice(1)).toEqual([
    'passed at a second try: e2e that unsteady',
    '2 passed, 0 failed, 0 skipped',
  ]);
});

it('fails a run in which nothing passed', async () => {
  await run([file('unit', ['skipped'])]);
  expect(process.exitCode).toBe(1);
});
