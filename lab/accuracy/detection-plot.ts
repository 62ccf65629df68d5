import { strengths } from '../../packages/engine/fixtures/faults/index.ts';
import { faultsInCharge, type RunOutcome, runOutcome, runsOf } from './fault-outcome.ts';
import type { FaultRun } from './fault-runs.ts';
import { bar, ink, svgDocument, text } from './svg.ts';

const parts: ReadonlyArray<{ name: string; outcomes: readonly RunOutcome[]; fill: string }> = [
  { name: 'fails', outcomes: ['caught'], fill: '#b3423a' },
  { name: 'asked or doubted', outcomes: ['asked', 'doubted'], fill: '#e0a83c' },
  { name: 'passes', outcomes: ['missed'], fill: '#c9d3cf' },
];

const columns = 5;
const panel = { width: 190, height: 118, barWidth: 26, barHeight: 66 } as const;

/** One small chart per fault: the numbers of portraits that fail, are doubted and pass, from grade 0 to grade 1. */
export function detectionPlot(runs: readonly FaultRun[]): string {
  const rows = Math.ceil(faultsInCharge.length / columns);
  const panels = faultsInCharge.map((fault, k) => {
    const left = 14 + (k % columns) * panel.width;
    const top = 46 + Math.floor(k / columns) * panel.height;
    const bars = strengths.map((strength, i) => {
      const outcomes = runsOf(runs, fault.id, strength).map((run) => runOutcome(run, fault.checks));
      const x = left + i * (panel.barWidth + 6);
      const label = text(x + panel.barWidth / 2, top + 16 + panel.barHeight + 13, String(strength), {
        anchor: 'middle',
        fill: ink.faint,
      });
      return stacked(outcomes, x, top + 16) + label;
    });
    return text(left, top + 9, fault.id, { bold: true }) + bars.join('');
  });
  const legend = parts.map(
    ({ name, fill }, i) => bar(14 + i * 150, 16, 12, 12, fill) + text(32 + i * 150, 26, name),
  );
  const body = [...legend, ...panels].join('\n');
  return svgDocument(
    columns * panel.width + 14,
    rows * panel.height + 52,
    'How many are noticed, by grade of the fault',
    body,
  );
}

function stacked(outcomes: readonly RunOutcome[], x: number, top: number): string {
  let from = top + panel.barHeight;
  return parts
    .map((part) => {
      const count = outcomes.filter((outcome) => part.outcomes.includes(outcome)).length;
      const height = (panel.barHeight * count) / Math.max(1, outcomes.length);
      from -= height;
      return bar(x, from, panel.barWidth, height, part.fill);
    })
    .join('');
}
