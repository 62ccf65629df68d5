import type { JudgedFault, Outcome } from './labelled-faults.ts';

const outcomes: readonly Outcome[] = ['caught', 'refused', 'asked', 'doubted', 'missed'];

/** What became of every fault that a person labelled. */
export function labelledSection(judged: readonly JudgedFault[]): string {
  const counts = outcomes.map(
    (outcome) => `${judged.filter((one) => one.outcome === outcome).length} ${outcome}`,
  );
  const rows = judged.map(({ portrait, what, outcome, by }) => {
    const shown = outcome === 'missed' ? '**missed**' : outcome;
    return `| ${portrait} | ${what} | ${shown} | ${by} |`;
  });
  return `## Labelled faults: caught, asked, missed

Portraits with a fault that a person saw in them, judged by the rules of the Norwegian passport, which allows no
glasses, and of the German one, which does: the original as it was handed in, and the photo made of it. *Caught*: a
check fails. *Refused*: no photo is made, for the reason named. *Asked*: a check cannot tell and the person is asked.
*Doubted*: a check cannot tell and says so. Of ${judged.length}:
${counts.join(', ')}.

Our checks were written with these portraits at hand, so that this is what they were made to notice, not what they
would notice on portraits nobody here has seen.

| Portrait | Fault | Outcome | By |
|---|---|---|---|
${rows.join('\n')}
`;
}
