/**
 * `npm run bench [RUNS] [PORTRAIT]`: where the time goes, on this machine, now. Machines are noisy: compare
 * ratios within one run, and runs on a quiet machine.
 */
import { readFileSync } from 'node:fs';
import { phoneSizedPortrait } from '../packages/engine/fixtures/portrait/phone-sized-portrait.ts';
import { benchEngine } from './bench/engine.ts';
import { benchServer } from './bench/server.ts';
import { openBenchService } from './bench/service.ts';
import { benchSignIn } from './bench/sign-in.ts';

const runs = Number(process.argv[2] ?? 9);
const portrait = process.argv[3] ? readFileSync(process.argv[3]) : await phoneSizedPortrait();
console.log(`portrait of ${(portrait.length / 1e6).toFixed(1)} MB, ${runs} runs`);
await benchEngine(portrait, runs);
const service = await openBenchService();
try {
  await benchServer(service, portrait, runs);
  await benchSignIn(service, portrait, runs);
} finally {
  await service.close();
}
