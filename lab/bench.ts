/**
 * `npm run bench -- [--runs N] [--json | --report] [PORTRAIT]`: measures where the time goes on this machine. `--json`
 * prints one line about making photos, `--report` writes docs/performance.md; otherwise everything is printed,
 * including the service. Timings are noisy: compare ratios within one run, or runs on an idle machine.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { engineFlags } from '../apps/server/src/features/photos/engine-pool/engine-flags.ts';
import { phoneSizedPortrait } from '../packages/engine/fixtures/portrait/phone-sized-portrait.ts';
import { benchGrowth } from './bench/growth.ts';
import { performanceReport } from './bench/performance-report.ts';
import { benchPhoto, printPhotoTimes } from './bench/photo.ts';
import { benchReport } from './bench/report.ts';
import { benchServer } from './bench/server.ts';
import { openBenchService } from './bench/service.ts';
import { benchSignIn } from './bench/sign-in.ts';

runAsEnginesDo();

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    json: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const [path] = positionals;
const portrait = path === undefined ? await phoneSizedPortrait() : readFileSync(path);

const times = await benchPhoto(portrait, runs);
if (values.json) console.log(JSON.stringify(times));
else if (values.report) await writeReport();
else await tellEverything();

/** Restarts with the flags of an engine process, because V8 reads them only at startup. */
function runAsEnginesDo(): void {
  if (engineFlags.every((flag) => process.execArgv.includes(flag))) return;
  const args = [...engineFlags, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exit(status ?? 1);
}

async function writeReport(): Promise<void> {
  const text = performanceReport(times, await benchGrowth(portrait, runs), runs);
  await writeFile(new URL('../docs/performance.md', import.meta.url), text);
  console.log('docs/performance.md is written');
}

async function tellEverything(): Promise<void> {
  console.log(`portrait of ${(portrait.length / 1e6).toFixed(1)} MB, ${runs} runs`);
  printPhotoTimes(times);
  await benchReport(portrait, runs, times.wholeMs);
  const service = await openBenchService();
  try {
    await benchServer(service, portrait, runs);
    await benchSignIn(service, portrait, runs);
  } finally {
    await service.close();
  }
}
