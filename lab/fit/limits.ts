/**
 * Prints the evidence for choosing limits on the measures of originals. For each fault and the measure it moves, it
 * lists the values on untouched and on faulty portraits of people with odd ids, and how a limit half way between them
 * performs on people with even ids. It writes nothing: a limit is chosen manually and documented in
 * packages/engine/src/checks.
 *
 * Run: `node --import @oxc-node/core/register lab/fit/limits.ts`
 */
import type { NativeName } from '@vesika/report';
import { type OriginalFaultRun, runOriginalFaults } from '../original-faults/original-fault-runs.ts';
import { londoners } from '../people/london.ts';

const moved: Readonly<Record<string, NativeName>> = {
  'defocus-4px-noise': 'edgeWidthShare',
  'defocus-3px': 'edgeWidthShare',
  'motion-10px': 'edgeWidthShare',
  'enlarged-3x': 'detailLimitShare',
  'enlarged-3x-sharpened': 'detailLimitShare',
  'screen-moire-gone': 'pupilBlackRatio',
  'print-fills-frame': 'pupilBlackRatio',
  'smoothing-mild': 'skinSmoothing',
  'smoothing-strong': 'skinSmoothing',
  'eyes-62-closed': 'eyeAspectRatio',
  'eyes-75-closed': 'eyesOpenness',
  'plaster-over-eye': 'irisContrast',
  'tungsten-half': 'eyeWhiteBlue',
  'green-half': 'eyeWhiteRed',
  'two-coloured-light': 'lightColourDifference',
  'hat-shadow': 'browLightRatio',
  'selfie-15cm': 'templeWidthRatio',
};
const perHalf = 8;

const people = [1, 0].map((remainder) =>
  londoners()
    .filter(({ id }) => id % 2 === remainder)
    .sort((p, q) => Number(p.ethnicity === 'white') - Number(q.ethnicity === 'white'))
    .slice(0, perHalf)
    .map(({ neutral }) => neutral),
) as [string[], string[]];
const runs = await runOriginalFaults(people.flat(), Object.keys(moved));

for (const [fault, native] of Object.entries(moved)) {
  const [odd, even] = people.map((paths) => ({
    clean: valuesOf(paths, 'none', native),
    faulty: valuesOf(paths, fault, native),
  })) as [Half, Half];
  const rises = middle(odd.faulty) > middle(odd.clean);
  const limit = rises
    ? (Math.max(...odd.clean) + Math.min(...odd.faulty)) / 2
    : (Math.min(...odd.clean) + Math.max(...odd.faulty)) / 2;
  const isBeyond = (value: number) => (rises ? value > limit : value < limit);
  console.log(
    [
      `${fault}: ${native}`,
      `untouched ${spread(odd.clean)}`,
      `faulty ${spread(odd.faulty)}`,
      `half way ${figure(limit)}: on even ids ${even.clean.filter(isBeyond).length} of ${even.clean.length} false,`,
      `${even.faulty.filter(isBeyond).length} of ${even.faulty.length} found`,
    ].join('  '),
  );
}

interface Half {
  clean: number[];
  faulty: number[];
}

function valuesOf(paths: readonly string[], fault: string, native: NativeName): number[] {
  return runs.filter(isOf(paths, fault)).flatMap(({ seen }) => {
    const value = typeof seen === 'string' ? null : seen.natives[native];
    return typeof value === 'number' ? [value] : [];
  });
}

function isOf(paths: readonly string[], fault: string) {
  return (run: OriginalFaultRun) => run.fault === fault && paths.includes(run.portrait);
}

function middle(values: readonly number[]): number {
  return [...values].sort((p, q) => p - q)[values.length >> 1] ?? Number.NaN;
}

function spread(values: readonly number[]): string {
  return `${figure(Math.min(...values))} to ${figure(Math.max(...values))}, median ${figure(middle(values))}`;
}

function figure(value: number): string {
  return String(Number(value.toPrecision(3)));
}
