import { type GradedFault, gradedFaults, strengths } from '../../packages/engine/fixtures/faults/index.ts';
import { measured, runsOf } from './fault-outcome.ts';
import type { FaultRun } from './fault-runs.ts';
import { compliantPortraits } from './labels.ts';
import { dot, ink, line, svgDocument, text } from './svg.ts';
import { shippedLimit } from './thresholds.ts';

const limitColour = '#b3423a';
const columns = 3;
const panel = { width: 310, height: 152, plotWidth: 262, rowHeight: 21 } as const;
const skins = {
  light: { fill: '#e9b48a', stroke: '#a9643a' },
  dark: { fill: '#4a2f25', stroke: '#4a2f25' },
} as const;

/** One panel per fault: a row per grade, a dot per portrait, and our limit as a dashed line. */
export function measurePlot(runs: readonly FaultRun[], family: GradedFault['family']): string {
  const shown = gradedFaults.filter(
    (fault) => fault.family === family && rowsOf(runs, fault).some(({ values }) => values.length > 0),
  );
  const panels = shown.map((fault, k) =>
    panelOf(runs, fault, 16 + (k % columns) * panel.width, 14 + Math.floor(k / columns) * panel.height),
  );
  return svgDocument(
    columns * panel.width + 10,
    Math.ceil(shown.length / columns) * panel.height + 20,
    'Values of the measures by grade of the fault',
    panels.join('\n'),
  );
}

function rowsOf(runs: readonly FaultRun[], fault: GradedFault) {
  return strengths.map((strength) => ({
    strength,
    values: runsOf(runs, fault.id, strength).flatMap((run) => {
      const value = measured(run, fault);
      return value === null ? [] : [{ value, skin: skinOf(run.portrait) }];
    }),
  }));
}

function panelOf(runs: readonly FaultRun[], fault: GradedFault, left: number, top: number): string {
  const rows = rowsOf(runs, fault);
  const limit = shippedLimit(runs, fault);
  const all = rows.flatMap(({ values }) => values.map(({ value }) => value)).concat(limit ?? []);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const start = left + 32;
  const xOf = (value: number) => start + (panel.plotWidth * (value - low)) / (high - low || 1);
  const bottom = top + 14 + rows.length * panel.rowHeight;
  const drawn = rows.flatMap(({ strength, values }, i) => {
    const y = top + 25 + i * panel.rowHeight;
    return [
      text(start - 8, y + 4, String(strength), { anchor: 'end', fill: ink.faint }),
      line(start, y, start + panel.plotWidth, y, ink.grid),
      ...values.map(({ value, skin }) => dot(xOf(value), y, 3.4, skins[skin].fill, skins[skin].stroke)),
    ];
  });
  return [
    text(left, top + 9, `${fault.id}: ${fault.measure}`, { bold: true }),
    ...drawn,
    limit === null ? '' : limitAt(xOf(limit), top + 15, bottom, limit),
    text(start, bottom + 12, figure(low), { fill: ink.faint }),
    text(start + panel.plotWidth, bottom + 12, figure(high), { anchor: 'end', fill: ink.faint }),
  ].join('\n');
}

function limitAt(x: number, top: number, bottom: number, limit: number): string {
  return (
    line(x, top, x, bottom, limitColour, '4 3') + text(x + 3, bottom, figure(limit), { fill: limitColour })
  );
}

function skinOf(path: string): 'light' | 'dark' {
  return compliantPortraits.find((portrait) => portrait.path === path)!.skin;
}

function figure(value: number): string {
  return String(Number(value.toPrecision(3)));
}
