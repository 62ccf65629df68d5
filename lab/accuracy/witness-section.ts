import { countWithInterval } from './interval.ts';
import type { Cut, WitnessRun } from './witness-runs.ts';

const cuts: readonly Cut[] = ['severe', 'small', 'clean'];
const sources = [
  ['real portraits', /^real\//, 'US visa'],
  ['real portraits', /^real\//, 'DE passport'],
  ['real portraits', /^real\//, 'IN passport'],
  ['generated faces', /^generated\//, 'US visa'],
  ['people pasted before walls', /^composites\//, 'US visa'],
  ['others', /^(?!real|generated|composites)/, 'US visa'],
] as const;

/** Reports what the check `cut-out` says of photos that a person labelled, and of studio people. */
export function witnessSection(runs: readonly WitnessRun[], studio: readonly Studio[]): string {
  const doubted = studio.filter(({ verdict }) => verdict !== 'pass');
  return `## Cut out

Portraits in rooms, in streets and before stages, made into photos with a painted wall. A person looked at each photo
beside its original at full size and labelled the cut-out (\`lab/accuracy/cut-out-labels.tsv\`): *severe* if anybody sees a
fault, *small* if one finds it by looking for it. The faults are those of the matte itself; none was drawn.
Real portraits were labelled after decision 056, more strictly than before, the others before it, so those may be cleaner
than is said here. The last column counts what the check stops: severe, small and clean ones.

| Source | document | photos | clean | small | severe | stopped |
|---|---|---|---|---|---|---|
${sources.map(sourceRow(runs)).join('\n')}

The check stops a photo if it fails it or asks about it. What it measures was found by looking at all of these photos, and its
limit is a compromise for both halves, so photos of others may come out worse.

| Cut-out | first half: stopped | of which fail | other half: stopped | of which fail |
|---|---|---|---|---|
${cuts.map(cutRow(runs)).join('\n')}

Of ${studio.length} people before the plain walls of studios ${doubted.length} are stopped${listOf(doubted)}.

Severe faults that pass:

${faultList(runs.filter(({ cut, verdict }) => cut === 'severe' && verdict === 'pass'))}

Clean cut-outs that are stopped:

${faultList(runs.filter(({ cut, verdict }) => cut === 'clean' && verdict !== 'pass'))}
`;
}

/** Figures of the real portraits, for the page. */
export function witnessHeadlines(runs: readonly WitnessRun[]): Record<string, string> {
  const real = runs.filter(({ portrait }) => portrait.startsWith('real/'));
  const of = (cut: Cut) => real.filter((run) => run.cut === cut);
  const stopped = (cut: Cut) =>
    `${of(cut).filter(({ verdict }) => verdict !== 'pass').length} of ${of(cut).length}`;
  return {
    'Replaced backgrounds of real portraits: clean, small fault, fault that anybody sees': `${of('clean').length}, ${of('small').length} and ${of('severe').length} of ${real.length}`,
    'Faults that anybody sees, stopped; clean ones stopped': `${stopped('severe')}; ${stopped('clean')}`,
  };
}

/** A person before the plain wall of a studio. */
type Studio = Pick<WitnessRun, 'portrait' | 'verdict'>;

function sourceRow(runs: readonly WitnessRun[]) {
  return ([name, pattern, document]: (typeof sources)[number]) => {
    const own = runs.filter((run) => pattern.test(run.portrait) && run.document === document);
    const of = (cut: Cut) => own.filter((run) => run.cut === cut);
    const counts = (['clean', 'small', 'severe'] as const).map((cut) => of(cut).length);
    const stopped = cuts.map((cut) => of(cut).filter(({ verdict }) => verdict !== 'pass').length);
    return `| ${[name, document, own.length, ...counts, stopped.join(', ')].join(' | ')} |`;
  };
}

function cutRow(runs: readonly WitnessRun[]) {
  return (cut: Cut) => {
    const cells = (['fit', 'report'] as const).flatMap((half) => {
      const of = runs.filter((run) => run.cut === cut && run.half === half);
      const stopped = of.filter(({ verdict }) => verdict !== 'pass');
      return [
        countWithInterval(stopped.length, of.length),
        stopped.filter(({ verdict }) => verdict === 'fail').length,
      ];
    });
    return `| ${cut} | ${cells.join(' | ')} |`;
  };
}

function listOf(studio: readonly Studio[]): string {
  return studio.length === 0 ? '' : `: ${studio.map(({ portrait }) => portrait).join(', ')}`;
}

function faultList(runs: readonly WitnessRun[]): string {
  const lines = runs.map(({ portrait, document, kinds, verdict, leftoverShare, lostShare }) => {
    const share = (100 * Math.max(leftoverShare, lostShare)).toFixed(1);
    return `- ${portrait} (${document}): ${kinds ? `${kinds}; ` : ''}${verdict}, ${share} % of the face`;
  });
  return lines.join('\n') || 'None.';
}
