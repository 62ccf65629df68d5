/**
 * `npm test` runs every test; `npm test -- ARGUMENTS` runs vitest with these arguments. Browsers and services wait for a
 * third of their time and have time limits, so they go first; the tests that mostly compute take the processor time that
 * they leave, and may take longer. Ends with the time of each project and the line `N passed, N failed, N skipped`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { summedUp } from './summed-up.ts';
import { halves } from './test-halves.ts';

const root = join(import.meta.dirname, '..');
/** Lets the browser tests open their service before other tests take the processor. */
const headStartMs = 10_000;

interface Run {
  output: () => string;
  succeeded: Promise<boolean>;
}

function start(command: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...variables }, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const stop = () => child.kill();
  process.once('exit', stop);
  const succeeded = once(child, 'exit').then(([code]) => code === 0);
  return { output: () => output, succeeded };
}

/** Prints what a run printed so far, and then what it prints. */
async function follow({ output, succeeded }: Run): Promise<void> {
  let printed = 0;
  const print = () => {
    process.stdout.write(output().slice(printed));
    printed = output().length;
  };
  const timer = setInterval(print, 500);
  await succeeded;
  clearInterval(timer);
  print();
}

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const projects = (names: readonly string[]) => names.flatMap((name) => ['--project', name]);

async function runAll(): Promise<boolean> {
  // The browser tests would wait for the pages with every worker.
  const pages = start(process.execPath, [join(root, 'scripts/start.mjs'), '--build-only']);
  await follow(pages);
  if (!(await pages.succeeded)) return false;
  const first = start(process.execPath, [vitest, 'run', ...projects(halves.waiting)]);
  await Promise.race([first.succeeded, new Promise((resolve) => setTimeout(resolve, headStartMs))]);
  const second = start(
    'nice',
    ['-n', '3', process.execPath, vitest, 'run', ...projects(halves.computing), '--testTimeout', '180000'],
    { VITEST_MAX_WORKERS: String(availableParallelism()) },
  );
  await follow(first);
  await follow(second);
  console.log(summedUp([first.output(), second.output()]));
  return (await first.succeeded) && (await second.succeeded);
}

const args = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
if (args.length === 0) {
  process.exitCode = (await runAll()) ? 0 : 1;
} else {
  const child = spawn(process.execPath, [vitest, 'run', ...args], { cwd: root, stdio: 'inherit' });
  process.exitCode = (await once(child, 'exit'))[0] ?? 1;
}
