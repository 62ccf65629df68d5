/** Speed of a warm engine, step by step: `npm run bench [runs]`. Medians; compare ratios, machines are noisy. */
import { readFileSync } from 'node:fs';
import { openEngine, type Step, steps } from '@vesika/engine';
import { findRequirement } from '@vesika/requirements';
import { phoneSizedPortrait } from '../packages/engine/fixtures/portrait/phone-sized-portrait.ts';

const runs = Number(process.argv[2] ?? 9);
const portrait = process.argv[3] ? readFileSync(process.argv[3]) : await phoneSizedPortrait();
const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;

const opening = performance.now();
const engine = await openEngine({ threads: 2 });
console.log(`engine open after ${(performance.now() - opening).toFixed(0)} ms`);

const totals: number[] = [];
const perStep = new Map<Step, number[]>(steps.map((step) => [step, []]));
for (let run = -2; run < runs; run++) {
  const start = performance.now();
  const { report } = await engine.makePhoto(portrait, { requirement, formats: ['jpg'] });
  if (run < 0) continue;
  totals.push(performance.now() - start);
  for (const step of steps) perStep.get(step)!.push(report.timingsMs[step] ?? 0);
}
await engine.close();

const total = median(totals);
const size = (portrait.length / 1e6).toFixed(1);
console.log(`${size} MB portrait to 827x1063, ${runs} runs, 2 threads`);
for (const step of steps) {
  const ms = median(perStep.get(step)!);
  console.log(
    `${step.padEnd(12)} ${ms.toFixed(1).padStart(7)} ms ${((100 * ms) / total).toFixed(0).padStart(4)} %`,
  );
}
console.log(`total        ${total.toFixed(1).padStart(7)} ms   best ${Math.min(...totals).toFixed(1)} ms`);
console.log(`peak memory  ${peakMemoryMb().toFixed(0).padStart(7)} MB`);

function median(values: number[]): number {
  const sorted = [...values].sort((p, q) => p - q);
  return sorted[sorted.length >> 1]!;
}

function peakMemoryMb(): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024;
}
