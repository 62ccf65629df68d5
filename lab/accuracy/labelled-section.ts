import type { JudgedFault, Outcome } from './labelled-faults.ts';

const outcomes: readonly Outcome[] = ['caught', 'refused', 'asked', 'doubted', 'missed'];

/** Reports the outcome of every labelled fault. */
export function labelledSection(judged: readonly JudgedFault[]): string {
  const counts = outcomes.map(
    (outcome) => `${judged.filter((one) => one.outcome === outcome).length} ${outcome}`,
  );
  const rows = judged.map(({ portrait, what, outcome, by }) => {
    const shown = outcome === 'missed' ? '**missed**' : outcome;
    return `| ${portrait} | ${what} | ${shown} | ${by} |`;
  });
  return `## Labelled faults: caught, asked, missed

These portraits have faults that a person labelled. Both the original and the photo made of it are judged, by the rules of
the Norwegian passport, which forbids glasses, and of the German one, which allows them. *Caught*: a check fails.
*Refused*: no photo is made, for the named reason. *Asked*: a check is undetermined and asks the user. *Doubted*: a check
is undetermined without a question. Of ${judged.length}:
${counts.join(', ')}.

Our checks were developed on these portraits. The table shows what the checks were built to detect, not how they do on
unseen portraits.

| Portrait | Fault | Outcome | By |
|---|---|---|---|
${rows.join('\n')}
`;
}
