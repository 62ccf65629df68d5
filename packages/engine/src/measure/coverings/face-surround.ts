import type { Natives } from '@vesika/report';
import { placeOnAxes, pointOnAxes } from '../../face/face-axes.ts';
import { pointAt, vertex } from '../../face/face-points.ts';
import { type FaceTones, medianTone, type Tone, toneAt, toneDifference } from '../../face/skin-model.ts';

/**
 * Difference between what lies below, beside and above the face. Cloth around a face, of whatever colour, is the same on
 * all sides, while neck, ears, hair and wall differ.
 *
 * Out:    surroundDifference, natural logarithm: the largest difference of a side, or of the most similar row above the
 *         face, from below the chin; bare heads have at least 0.07.
 * Source: the method is ours.
 */
export function measureFaceSurround(tones: FaceTones): Natives {
  const { chin, forehead, cheeks } = borders(tones);
  const toneOf = (rights: readonly number[], downs: readonly number[]) =>
    medianTone(rights.flatMap((right) => downs.map((down) => toneOn(tones, right, down))));
  const from = (offsets: readonly number[], origin: number, sign = 1) =>
    offsets.map((by) => origin + sign * by);
  const neck = toneOf(columns.neck, from([0.15, 0.25, 0.35], chin));
  const sides = [-1, 1].map((sign, i) => toneOf(from([0.1, 0.2], cheeks[i]!, sign), heightsBeside));
  const above = heightsAbove.map((height) => toneOf(columns.above, [forehead - height]));
  const differences = (others: readonly Tone[]) => others.map((other) => difference(neck, other));
  return { surroundDifference: Math.max(...differences(sides), Math.min(...differences(above))) };
}

/** Places in inter-eye distances: right of the eye midpoint, below the eye line, above the landmarks of the forehead. */
const columns = { neck: [-0.3, -0.15, 0, 0.15, 0.3], above: [-0.4, -0.2, 0, 0.2, 0.4] } as const;
const heightsBeside = [-0.3, 0, 0.3, 0.6, 0.9];
const heightsAbove = [0.15, 0.35, 0.55, 0.75];

const halfPx = 3;

function toneOn({ raster, axes }: FaceTones, right: number, down: number): Tone {
  return toneAt(raster, pointOnAxes(axes, right, -down), halfPx);
}

function borders({ mesh, axes }: FaceTones) {
  const placeOf = (index: number) => placeOnAxes(axes, pointAt(mesh, index));
  return {
    chin: placeOf(vertex.chin).down,
    forehead: placeOf(vertex.foreheadTop).down,
    cheeks: [placeOf(vertex.cheekImageLeft).right, placeOf(vertex.cheekImageRight).right],
  };
}

/** Folds and shade change the light of cloth more than its colour. */
const lightWeight = 0.3;

function difference(one: Tone, other: Tone): number {
  const { light, red, blue } = toneDifference(one, other);
  return Math.hypot(red, blue) + lightWeight * Math.abs(light);
}
