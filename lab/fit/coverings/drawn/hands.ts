import type { Random } from '../../../../packages/engine/fixtures/random.ts';
import type { Corner, Drawing } from './drawing.ts';
import { noise } from './materials.ts';
import { blurred, type Colour, field, type Sitter } from './sitter.ts';

/** Draws the fingers of a hand that comes from the side or from below. */
export function hand(sitter: Sitter, random: Random, tone: Colour): Drawing {
  const side = random.pick([-1, 1]);
  const [x, y] = random.pick<Corner>([
    [0.95, 1.0],
    [1.0, 0.6],
    [0.5, 1.8],
    [0.8, 1.5],
    [0.9, -0.1],
  ]);
  const thick = random.between(0.12, 0.17);
  const reach = random.between(0.8, 1.4);
  const from = random.between(-0.2, 0.5) + (y > 1.4 ? 0.8 : 0);
  const count = random.pick([2, 3, 4, 4]);
  const fingers = Array.from({ length: count }, (_, k) => {
    const angle = from + k * random.between(0.05, 0.14);
    const length = reach * random.between(0.85, 1.1);
    const start: Corner = y > 1.4 ? [x - k * thick * 1.9, y] : [x, y + k * thick * 1.9];
    return { start, turn: [-Math.cos(angle) * length, -Math.sin(angle) * length] as const, length };
  });
  return limbs(sitter, random, { side, fingers, thick, tone });
}

/** Draws a whole hand with its palm on a cheek, the mouth or an eye. */
export function palm(sitter: Sitter, random: Random, tone: Colour): Drawing {
  const side = random.pick([-1, 1]);
  const [x, y] = random.pick<Corner>([
    [0.75, 1.5],
    [0.6, 1.3],
    [0.1, 1.6],
    [0.8, 1.1],
  ]);
  const lean = random.between(-0.5, 0.5);
  const fingers = [-0.42, -0.14, 0.14, 0.42, 0.95].map((spread, k) => {
    const angle = Math.PI / 2 + lean + (k === 4 ? 0.9 : spread * 0.5);
    const length = k === 4 ? 0.55 : random.between(0.8, 1);
    const start: Corner = [x + spread * 0.45, y - (k === 4 ? -0.15 : 0.1)];
    return { start, turn: [Math.cos(angle) * length, -Math.sin(angle) * length] as const, length };
  });
  const wrist = { start: [x, y + 0.1] as const, turn: [0.25, 1.5] as const, length: 1.5 };
  return limbs(sitter, random, { side, fingers: [...fingers, wrist], thick: 0.13, tone, palm: [x, y, 0.36] });
}

interface Limbs {
  side: number;
  fingers: ReadonlyArray<{ start: Corner; turn: Corner; length: number }>;
  thick: number;
  tone: Colour;
  palm?: readonly [right: number, down: number, radius: number];
}

function limbs(sitter: Sitter, random: Random, { side, fingers, thick, tone, palm: flat }: Limbs): Drawing {
  const { right, down, face } = sitter;
  const opacity = field();
  const relief = field(1);
  const soft = 1.5 / face.interEyePx;
  for (let i = 0; i < opacity.length; i++) {
    const [x, y] = [right[i]! * side, down[i]!];
    for (const { start, turn, length } of fingers) {
      const share = ((x - start[0]) * turn[0] + (y - start[1]) * turn[1]) / length ** 2;
      const along = Math.min(1, Math.max(0, share));
      const away = Math.hypot(x - start[0] - along * turn[0], y - start[1] - along * turn[1]);
      const radius = (length > 1.45 ? 0.3 : thick) * (1 - 0.15 * along);
      const cover = Math.min(1, Math.max(0, (radius - away) / soft + 0.5));
      if (cover > 0.3) relief[i] = 0.66 + 0.38 * Math.sqrt(Math.max(0, 1 - (away / radius) ** 2));
      opacity[i] = Math.max(opacity[i]!, cover);
    }
    if (!flat) continue;
    const away = Math.hypot(x - flat[0], (y - flat[1]) * 0.85);
    const cover = Math.min(1, Math.max(0, (flat[2] - away) / soft + 0.5));
    if (cover > 0.3) relief[i] = Math.max(relief[i]!, 0.95);
    opacity[i] = Math.max(opacity[i]!, cover);
  }
  const gain = random.between(0.85, 1.12);
  const [fine, coarse] = [noise(random, 3, 0.04), noise(random, 15, 0.05)];
  const shading = blurred(relief, 3);
  const warmth = random.between(-0.05, 0.05);
  const colour: Drawing['colour'] = (i, c) =>
    tone[c] * (c === 0 ? 1 + warmth : 1) * gain * shading[i]! * (1 + fine(i) + coarse(i));
  return { colour, opacity, shadowPx: random.pick([6, 10, 16]) };
}
