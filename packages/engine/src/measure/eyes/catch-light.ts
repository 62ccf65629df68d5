import { alignedSizePx } from '../../face/aligned-face.ts';
import { pointAt } from '../../face/face-points.ts';
import type { FaceTones } from '../../face/skin-model.ts';
import type { Point } from '../../geometry/spaces.ts';
import { irisRadius, pupils } from './iris-place.ts';

/** Where catch-lights are sought, and how far from them the dark around them, in radii of the iris. */
const soughtWithin = 0.8;
const stepsTowardsDark = [0.15, 0.22, 0.29, 0.36, 0.43, 0.5] as const;
/** Aside and downwards: a narrow eye's lid may touch its catch-light. */
const directions = Array.from({ length: 7 }, (_, k) => (k * Math.PI) / 6);

/**
 * How far the brightest spot of an iris outshines the dark on both its sides and below it, natural logarithm, of the
 * eye where it does so less. Lamp or window mirror themselves in the middle of every eye that is open, however narrow;
 * a lid that has come half down hides it, and the white of the eye has no dark on both its sides.
 *
 * In: aligned face.
 */
export function catchLightProminence(face: FaceTones): number {
  return Math.min(...pupils.map((pupil) => prominence(face, pointAt(face.mesh, pupil))));
}

function prominence(face: FaceTones, centre: Point<'aligned'>): number {
  const radius = irisRadius * face.axes.interEyePx;
  let most = Number.NEGATIVE_INFINITY;
  for (let dy = -soughtWithin * radius; dy <= soughtWithin * radius; dy++) {
    for (let dx = -soughtWithin * radius; dx <= soughtWithin * radius; dx++) {
      if (Math.hypot(dx, dy) > soughtWithin * radius) continue;
      const spot = { x: centre.x + dx, y: centre.y + dy };
      const around = Math.max(...directions.map((angle) => darkestTowards(face, spot, { angle, radius })));
      most = Math.max(most, Math.log((greyAt(face, spot) + greyFloor) / (around + greyFloor)));
    }
  }
  return most;
}

function darkestTowards(
  face: FaceTones,
  { x, y }: Point<'aligned'>,
  { angle, radius }: { angle: number; radius: number },
): number {
  const [cos, sin] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  return Math.min(...stepsTowardsDark.map((step) => greyAt(face, { x: x + step * cos, y: y + step * sin })));
}

/** Noise of black is no darkness. */
const greyFloor = 8;

function greyAt({ grey }: FaceTones, { x, y }: Point<'aligned'>): number {
  const inside = (value: number) => Math.max(0, Math.min(alignedSizePx - 1, Math.floor(value)));
  return grey[inside(y) * alignedSizePx + inside(x)]!;
}
