import type { Random } from '../../../../packages/engine/fixtures/random.ts';
import { type Corner, type Drawing, polygon } from './drawing.ts';
import { noise } from './materials.ts';
import { type Colour, type Field, type Sitter, sidePx } from './sitter.ts';

/** Streaked colour of the person's own hair or of another hair colour. */
export function strands({ hair, exposure }: Sitter, random: Random): Drawing['colour'] {
  const others: readonly Colour[] = [
    [30, 24, 20],
    [70, 48, 30],
    [150, 115, 75],
    [195, 165, 120],
    [150, 150, 148],
    [120, 55, 30],
  ];
  const own = random.chance(0.6) ? hair : (random.pick(others).map((v) => v * exposure) as unknown as Colour);
  const across = noise(random, 1, 1);
  const streaks = blurredRow(across, random.pick([3, 5, 7]));
  const slant = random.between(-0.25, 0.25);
  const contrast = random.between(0.15, 0.4);
  return (i, c) => {
    const [x, y] = [i % sidePx, Math.floor(i / sidePx)];
    const column = Math.min(sidePx - 1, Math.max(0, Math.round(x + slant * y)));
    return own[c] * Math.max(0.2, 1 + contrast * streaks[column]!);
  };
}

function blurredRow(values: (i: number) => number, side: number): Field {
  const row = Float32Array.from({ length: sidePx }, (_, x) => values(x));
  const mean = Float32Array.from(row, (_, x) => {
    const part = row.subarray(Math.max(0, x - side), x + side + 1);
    return part.reduce((a, b) => a + b, 0) / part.length;
  });
  const spread = Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0) / mean.length);
  return mean.map((value) => value / spread);
}

export function lock(
  sitter: Sitter,
  random: Random,
  place: 'cheek' | 'eye',
  colour: Drawing['colour'],
): Drawing {
  const side = random.pick([-1, 1]);
  const eye = place === 'eye';
  const from = eye ? random.between(0.15, 0.35) : random.between(0.3, 0.5);
  const to = from + (eye ? random.between(0.35, 0.6) : random.between(0.4, 0.7));
  const bottom = eye ? random.between(0.35, 1.1) : random.between(1.2, 1.9);
  const corners: Corner[] = [
    [from * side, -1.1],
    [to * side, -1.1],
    [(to + 0.06) * side, bottom / 2 - 0.5],
    [(to + random.between(-0.1, 0.15)) * side, bottom],
    [(from + random.between(-0.1, 0.1)) * side, bottom],
  ];
  return { colour, opacity: ragged(polygon(sitter, corners, 4), random), shadowPx: random.pick([0, 8]) };
}

export function fringe(sitter: Sitter, random: Random, colour: Drawing['colour']): Drawing {
  const bottom = random.between(0.02, 0.3);
  const corners: Corner[] = [
    [-0.95, -1.2],
    [0.95, -1.2],
    [0.95, bottom],
    [0.3, bottom + random.between(-0.12, 0.05)],
    [-0.3, bottom],
    [-0.95, bottom],
  ];
  return { colour, opacity: ragged(polygon(sitter, corners, 5), random), shadowPx: random.pick([0, 8]) };
}

/** Makes hair end in points by letting some of its columns reach further than others. */
function ragged(mask: Field, random: Random): Field {
  const reach = blurredRow(noise(random, 1, 1), 3);
  return mask.map((value, i) => {
    if (value <= 0.02 || value >= 0.98) return value;
    return Math.min(1, Math.max(0, value + 0.5 * reach[i % sidePx]!));
  });
}

/** Draws single hairs and thin locks that fall over one or both eyes, like an overgrown fringe. */
export function fineStrands(sitter: Sitter, random: Random): Drawing {
  const count = random.pick([12, 20, 34]);
  const sides = random.pick([[-1], [1], [-1, 1], [-1, 1]]);
  const bottom = random.between(0.3, 0.6);
  const lines = Array.from({ length: count }, (_, k) => ({
    at: sides[k % sides.length]! * (0.5 + random.between(0.1, 0.22) * random.normal()),
    slant: 0.15 * random.normal(),
    bend: 0.1 * random.normal(),
    half: random.between(0.004, 0.014),
  }));
  return { colour: strands(sitter, random), opacity: linesOf(sitter, lines, bottom) };
}

export function looseStrands(sitter: Sitter, random: Random): Drawing {
  const count = random.pick([6, 10, 16]);
  const side = random.pick([-1, 1]);
  const centre = side * random.between(0.3, 0.7);
  const bottom = random.between(0.3, 1.3);
  const lines = Array.from({ length: count }, () => ({
    at: centre + 0.14 * random.normal(),
    slant: 0.15 * random.normal(),
    bend: 0.12 * random.normal(),
    half: random.between(0.008, 0.026),
  }));
  return { colour: strands(sitter, random), opacity: linesOf(sitter, lines, bottom) };
}

interface Line {
  at: number;
  slant: number;
  bend: number;
  half: number;
}

function linesOf(sitter: Sitter, lines: readonly Line[], bottom: number): Field {
  return sitter.right.map((x, i) => {
    const y = sitter.down[i]!;
    if (y < -1 || y > bottom) return 0;
    let best = 0;
    for (const { at, slant, bend, half } of lines) {
      const away = Math.abs(x - at - slant * y - bend * y * y);
      best = Math.max(best, (half - away) / 0.008 + 0.5);
    }
    return 0.95 * Math.min(1, Math.max(0, best));
  });
}
