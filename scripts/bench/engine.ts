import { readFileSync } from 'node:fs';
import { openEngine, type Step, steps } from '@vesika/engine';
import { findRequirement } from '@vesika/requirements';
import { median } from './median.ts';
import { benchReport } from './report.ts';

const warmUps = 2;

/** One warm engine in this process on two threads: a German passport photo, 827x1063 px, share of each step. */
export async function benchEngine(portrait: Buffer, runs: number): Promise<void> {
  const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
  const opening = performance.now();
  const engine = await openEngine({ threads: 2 });
  console.log(`\nengine open after  ${(performance.now() - opening).toFixed(0)} ms`);

  const totals: number[] = [];
  const perStep = new Map<Step, number[]>(steps.map((step) => [step, []]));
  for (let run = -warmUps; run < runs; run++) {
    const start = performance.now();
    const { report } = await engine.makePhoto(portrait, { requirement, formats: ['jpg'] });
    if (run < 0) continue;
    totals.push(performance.now() - start);
    for (const step of steps) perStep.get(step)!.push(report.timingsMs[step] ?? 0);
  }
  await engine.close();

  const total = median(totals);
  for (const step of steps) {
    const ms = median(perStep.get(step)!);
    console.log(`  ${step.padEnd(12)} ${row(ms)} ${((100 * ms) / total).toFixed(0).padStart(4)} %`);
  }
  console.log(`  total        ${row(total)}        best ${Math.min(...totals).toFixed(0)} ms`);
  console.log(`  peak memory  ${peakMemoryMb().toFixed(0).padStart(7)} MB`);
  await benchReport(portrait, runs, total);
}

function row(ms: number): string {
  return `${ms.toFixed(1).padStart(7)} ms`;
}

/** Highest resident set of this process so far; Linux only. */
function peakMemoryMb(): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024;
}
