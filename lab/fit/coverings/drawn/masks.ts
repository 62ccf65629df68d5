import type { Random } from '../../../../packages/engine/fixtures/random.ts';
import { type Corner, polygon, rounded } from './drawing.ts';
import type { Field, Sitter } from './sitter.ts';

export function mask(sitter: Sitter, random: Random): Field {
  const top = random.between(0.22, 0.5);
  const wide = random.between(0.75, 1);
  const corners: Corner[] = [
    [-wide, top + 0.15],
    [-0.4, top + 0.08],
    [0, top - random.between(0, 0.12)],
    [0.4, top + 0.08],
    [wide, top + 0.15],
    [0.97 * wide, 1.15],
    [0.5, 1.75],
    [0, 1.92],
    [-0.5, 1.75],
    [-0.97 * wide, 1.15],
  ];
  return polygon(sitter, rounded(jittered(corners, random, 0.025), 2), random.between(1, 2));
}

export function maskBelowNose(sitter: Sitter, random: Random): Field {
  return lowerMask(sitter, random, random.between(0.66, 0.8));
}

export function maskBelowLips(sitter: Sitter, random: Random): Field {
  return lowerMask(sitter, random, random.between(1.0, 1.24));
}

function lowerMask(sitter: Sitter, random: Random, top: number): Field {
  const corners: Corner[] = [
    [-0.88, top - random.between(0.1, 0.4)],
    [-0.3, top],
    [0.3, top],
    [0.88, top - random.between(0.1, 0.4)],
    [0.86, 1.2],
    [0.45, 1.78],
    [0, 1.92],
    [-0.45, 1.78],
    [-0.86, 1.2],
  ];
  return polygon(sitter, jittered(corners, random, 0.02), random.between(1, 2));
}

export function scarf(sitter: Sitter, random: Random): Field {
  const top = random.between(0.3, 1.15);
  const slant = random.between(-0.2, 0.2);
  const corners: Corner[] = [
    [-1.3, top - random.between(0, 0.3) + slant],
    [-0.4, top + 0.06 + slant / 2],
    [0.25, top + 0.05 - slant / 2],
    [1.3, top - random.between(0, 0.3) - slant],
    [1.6, 3.2],
    [-1.6, 3.2],
  ];
  return polygon(sitter, rounded(corners, 2), random.between(1, 2.5));
}

export function veil(sitter: Sitter, random: Random): Field {
  const top = random.between(0.18, 0.34);
  return polygon(
    sitter,
    jittered(
      [
        [-1.4, top],
        [0, top + 0.04],
        [1.4, top],
        [1.7, 3.2],
        [-1.7, 3.2],
      ],
      random,
      0.02,
    ),
  );
}

function jittered(corners: readonly Corner[], random: Random, by = 0.04): Corner[] {
  return corners.map(([right, down]) => [right + by * random.normal(), down + by * random.normal()]);
}
