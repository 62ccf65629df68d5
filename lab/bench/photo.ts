import { openEngine } from '@vesika/engine';
import { type Step, steps } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { median } from './median.ts';
import { peakMemoryMb } from './peak-memory.ts';

export interface PhotoTimes {
  /** Time from the upload's bytes to photo, report and all renditions. */
  wholeMs: number;
  /** Time of the steps that depend on no record. */
  observeMs: number;
  /** Time from an existing observation to photo, report and all renditions. */
  composeMs: number;
  /** Time to judge the original from an existing observation. */
  inspectMs: number;
  /** Time to compose again after a person moved frame, crown and chin. */
  adjustMs: number;
  /** Time of a further document from the same observation. */
  documentMs: number;
  /** Time to read a stored observation. */
  restoreMs: number;
  /** Highest resident set of an engine process that makes photos, with the service's flags. Linux only. */
  peakMb: number;
  /** Times of the steps of the whole. */
  steps: Record<Step, number>;
}

const warmUps = 2;
/** Largest allowed time of a further document over that of the first. */
const furtherDocumentShareMax = 0.4;
const byHand = {
  rotationDeg: 0.5,
  scale: 1.02,
  shiftXMm: 0.2,
  shiftYMm: -0.2,
  crownShiftMm: 0.3,
  chinShiftMm: 0,
};

/**
 * Measures one warm engine in this process with two threads, making a German passport photo of 827x1063 px. The
 * variants alternate, so that all meet the same load. Returns medians.
 */
export async function benchPhoto(portrait: Buffer, runs: number): Promise<PhotoTimes> {
  const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
  const visa = findRequirement({ countryCode: 'US', documentType: 'visa' })!.requirement;
  const engine = await openEngine({ threads: 2 });
  const observation = await engine.observe(portrait);
  const stored = await engine.store(observation);
  const perStep = new Map<Step, number[]>(steps.map((step) => [step, []]));
  const ways = {
    whole: async () => {
      const { report } = await engine.makePhoto(portrait, { requirement });
      for (const step of steps) perStep.get(step)!.push(report.timingsMs[step] ?? 0);
    },
    observe: () => engine.observe(portrait),
    compose: () => engine.compose(portrait, observation, { requirement }),
    inspect: () => engine.inspect(portrait, observation, { requirement }),
    adjust: () => engine.compose(portrait, observation, { requirement, adjustment: byHand }),
    document: () => engine.compose(portrait, observation, { requirement: visa }),
    restore: () => engine.restore(portrait, stored),
  };
  const times = await inTurns(ways, runs);
  await engine.close();
  return {
    wholeMs: times.whole,
    observeMs: times.observe,
    composeMs: times.compose,
    inspectMs: times.inspect,
    adjustMs: times.adjust,
    documentMs: times.document,
    restoreMs: times.restore,
    peakMb: await peakMemoryMb(portrait),
    steps: Object.fromEntries(
      steps.map((step) => [step, median(perStep.get(step)!.slice(warmUps))]),
    ) as PhotoTimes['steps'],
  };
}

/** Out: the median of each, ms. */
export async function inTurns<Way extends string>(
  ways: Record<Way, () => Promise<unknown>>,
  runs: number,
): Promise<Record<Way, number>> {
  const names = Object.keys(ways) as Way[];
  const times = new Map<Way, number[]>(names.map((name) => [name, []]));
  for (let run = -warmUps; run < runs; run++) {
    for (const name of names) {
      const start = performance.now();
      await ways[name]();
      if (run >= 0) times.get(name)!.push(performance.now() - start);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name)!)])) as Record<Way, number>;
}

export function printPhotoTimes(times: PhotoTimes): void {
  for (const step of steps) console.log(row(step, times.steps[step], times.wholeMs));
  console.log(row('whole', times.wholeMs, times.wholeMs));
  console.log(row('observe', times.observeMs, times.wholeMs));
  console.log(row('compose', times.composeMs, times.wholeMs));
  console.log(row('inspect', times.inspectMs, times.wholeMs));
  console.log(row('adjust', times.adjustMs, times.wholeMs));
  console.log(row('document', times.documentMs, times.wholeMs));
  const share = times.documentMs / times.wholeMs;
  const within = share <= furtherDocumentShareMax ? 'within' : 'beyond';
  console.log(
    `  a further document of the same portrait: ${(100 * share).toFixed(0)} % of the first, ${within} the ${100 * furtherDocumentShareMax} % we allow`,
  );
  console.log(row('restore', times.restoreMs, times.wholeMs));
  console.log(`  peak memory  ${times.peakMb.toFixed(0).padStart(7)} MB`);
}

function row(name: string, ms: number, wholeMs: number): string {
  const share = ((100 * ms) / wholeMs).toFixed(0).padStart(4);
  return `  ${name.padEnd(12)} ${ms.toFixed(1).padStart(7)} ms ${share} %`;
}
