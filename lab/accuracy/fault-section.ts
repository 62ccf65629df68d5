import { families, strengths } from '../../packages/engine/fixtures/faults/index.ts';
import { faultsInCharge, runOutcome, runsOf } from './fault-outcome.ts';
import type { FaultRun } from './fault-runs.ts';

/** Reports how many portraits with a fault are noticed at each grade. */
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

The faults of \`packages/engine/fixtures/faults\` are applied to ${portraits} compliant portraits in their frame (Norwegian
passport, 413 x 531 px, no glasses allowed) before a wall of the right colour. Then the picture is saved and decoded, and
the face is found again. Cells give how many of the ${portraits} fail, plus how many are doubted or asked about. Grade 0 is the
portrait itself, and no authority would accept grade 1; a weak grade that passes is no miss.

These faults are computed and cleaner than those of real photographs. The wall is computed too. Its noise and fall-off were
chosen so that it does not look painted, but on four portraits only just. So grade 0 of skin-smoothing says nothing about
false alarms; the table of compliant portraits, with their own walls, does.

Light is not corrected here: natural-colour fails portraits with a colour cast, such as the samples of the Canadian
office. The product removes the cast if light may be edited. Single strands over the eyes are hard to detect: coverings
are detected by cells of the face, and a strand hides less of a cell than lashes and wrinkles do.

| Fault | check in charge | ${strengths.join(' | ')} |
|---|---|${strengths.map(() => '---|').join('')}
${rows.join('\n')}

![Detected faults by grade](accuracy/detection.svg)

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
