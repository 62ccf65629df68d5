import type { Random } from '../../../../packages/engine/fixtures/random.ts';
import { type Corner, polygon, rounded } from './drawing.ts';
import type { Field, Sitter } from './sitter.ts';

export function plaster(sitter: Sitter, random: Random): Field {
  const side = random.pick([-1, 1]);
  const [right, down] = random.pick<Corner>([
    [0.45 * side, random.between(0.5, 1)],
    [0.4 * side, random.between(0.4, 0.6)],
    [random.between(-0.08, 0.08), random.between(0.15, 0.5)],
    [random.between(-0.3, 0.3), random.between(1.2, 1.45)],
    [0.25 * side, random.between(0.75, 0.95)],
  ]);
  const long = random.between(0.2, 0.36);
  return strip(sitter, right, down, long, long * random.between(0.35, 0.75), random.between(-0.7, 0.7));
}

export function eyePatch(sitter: Sitter, random: Random): Field {
  const side = random.pick([-1, 1]);
  return strip(
    sitter,
    0.5 * side,
    random.between(-0.04, 0.06),
    random.between(0.3, 0.4),
    random.between(0.22, 0.3),
    0,
  );
}

export function bandage(sitter: Sitter, random: Random): Field {
  const down = random.pick([random.between(0.4, 0.6), random.between(0.9, 1.5)]);
  return strip(sitter, 0, down, 1.5, random.between(0.12, 0.22), random.between(-0.3, 0.3));
}

/** Draws an object that is held in front of the face. */
export function block(sitter: Sitter, random: Random, aside: number): Field {
  const side = random.pick([-1, 1]);
  const x = side * (aside + random.between(0, 0.35));
  const y = random.between(0.7, 1.3);
  return strip(
    sitter,
    x,
    y,
    random.between(0.28, 0.42),
    random.between(0.5, 0.9),
    random.between(-0.25, 0.25),
  );
}

export function blob(sitter: Sitter, random: Random): Field {
  const [x, y] = [random.between(-0.7, 0.7), random.between(-0.1, 1.5)];
  const radius = random.between(0.16, 0.5);
  const corners = Array.from({ length: 9 }, (_, k): Corner => {
    const reach = radius * random.between(0.7, 1.25);
    const angle = (2 * Math.PI * k) / 9;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return polygon(sitter, rounded(corners, 2), random.between(1, 3));
}

/**
 * A rectangle with round corners.
 *
 * In: half its length and half its height, in inter-eye distances.
 */
function strip(
  { right, down, face }: Sitter,
  x: number,
  y: number,
  long: number,
  high: number,
  turn: number,
): Field {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const soft = 1 / face.interEyePx;
  return right.map((value, i) => {
    const [u, v] = [value - x, down[i]! - y];
    const along = Math.abs(u * cos + v * sin) / long;
    const across = Math.abs(v * cos - u * sin) / high;
    const distance = ((along ** 5 + across ** 5) ** 0.2 - 1) * Math.min(long, high);
    return Math.min(1, Math.max(0, 0.5 - distance / soft / 2));
  });
}
