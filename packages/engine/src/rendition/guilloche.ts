import { type Field, lineAcross } from './field.ts';

/**
 * Guilloche: the interlaced lines of banknotes. They look regular, but each line has small deviations, so that no
 * formula with a handful of parameters can remove them.
 */

type Random = () => number;

const turn = 2 * Math.PI;

/** Fine waves over the whole field, about `spacing` apart, with gradually shifting phase. */
export function ground(field: Field, spacing: number, random: Random): string[] {
  const swell = wave(1.3 * spacing, 21 * spacing, random);
  const ripple = wave(0.5 * spacing, 9 * spacing, random);
  const lag = 0.1 + 0.08 * random();
  const lines: string[] = [];
  for (let at = -field.reach, n = 0; at < field.reach; at += spacing, n++) {
    const own = wave(0.22 * spacing, 16 * spacing * vary(random, 0.4), random);
    const base = at + spacing * 0.2 * (random() - 0.5);
    lines.push(lineAcross(field, spacing, (x) => base + swell(x, n * lag) + ripple(x, -n * lag) + own(x)));
  }
  return lines;
}

/** Braid of equal waves with shifted phases whose width varies along its length. */
export function braid(field: Field, middle: number, height: number, random: Random): string[] {
  const strands = 6;
  const length = 3.2 * height * vary(random, 0.15);
  const width = wave(1, length * (2.6 + 1.2 * random()), random);
  const bend = wave(0.18 * height, field.reach * vary(random, 0.3), random);
  const phase = random() * turn;
  return Array.from({ length: strands }, (_, strand) => {
    const own = wave(0.05 * height, length * vary(random, 0.5), random);
    const late = phase + (strand * turn) / strands + 0.15 * random();
    return lineAcross(field, length / 15, (x) => {
      const half = (height / 2) * (0.66 + 0.34 * width(x));
      return middle + bend(x) + half * Math.sin((turn * x) / length + late) + own(x);
    });
  });
}

type Wave = (x: number, late?: number) => number;

function wave(amplitude: number, length: number, random: Random): Wave {
  const phase = random() * turn;
  return (x, late = 0) => amplitude * Math.sin((turn * x) / length + phase + late);
}

function vary(random: Random, share: number): number {
  return 1 + (random() * 2 - 1) * share;
}
