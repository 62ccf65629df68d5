import { families, strengths } from '../../packages/engine/fixtures/faults/index.ts';
import { faultsInCharge, runOutcome, runsOf } from './fault-outcome.ts';
import type { FaultRun } from './fault-runs.ts';

/** How many of the portraits with a fault in each grade are noticed. */
export function faultSection(runs: readonly FaultRun[]): string {
  const portraits = runsOf(runs, 'none', 0).length;
  const rows = faultsInCharge.map((fault) => {
    const cells = strengths.map((strength) => {
      const outcomes = runsOf(runs, fault.id, strength).map((run) => runOutcome(run, fault.checks));
      const caught = outcomes.filter((outcome) => outcome === 'caught').length;
      const unsure = outcomes.filter((outcome) => outcome === 'asked' || outcome === 'doubted').length;
      return unsure > 0 ? `${caught} + ${unsure}` : `${caught}`;
    });
    return `| ${fault.id} | ${fault.checks.join(', ')} | ${cells.join(' | ')} |`;
  });
  return `## Faults in grades

Faults of \`packages/engine/fixtures/faults\`, done to ${portraits} compliant portraits in their frame (Norwegian
passport, 413 x 531 px, no glasses allowed) before a wall of the right colour; then saved, read back, the face found
anew. So many of the ${portraits} fail, plus so many that are doubted or asked about. Grade 0 is the portrait itself, grade 1
what nobody would accept; a weak grade that passes is no miss.

These faults are computed, and cleaner than those of real photographs. The wall is ours too: noise and fall-off were
chosen so that it does not look painted, on four portraits only just, so that for skin-smoothing grade 0 shows nothing
of false alarms; the table of compliant portraits does, with their own walls. Sensor noise is done as well, as a fault
of no check: none of ours looks for it.

Nothing is mended here: natural-colour fails portraits whose reproduction has a cast, as the samples of the Canadian
office; the product takes it off where light may be touched. Single strands over the eyes are hard to see: skin is told
from what covers it by its cells, and a strand hides less of one than lashes and wrinkles do.

| Fault | check in charge | ${strengths.join(' | ')} |
|---|---|${strengths.map(() => '---|').join('')}
${rows.join('\n')}

![How many are noticed, by grade](accuracy/detection.svg)

${plots}
`;
}

const titles: Record<(typeof families)[number], string> = {
  light: 'Light and colour',
  face: 'Pose, eyes and mouth',
  worn: 'Things worn or in the way',
  wall: 'Wall',
  file: 'Focus and file',
};

const plots = `What the measures say of each grade, one dot a portrait, dark dots dark skin, the limit dashed where the check judges
that very number:

${families.map((family) => `![${titles[family]}](accuracy/measures-${family}.svg)`).join('\n')}`;
