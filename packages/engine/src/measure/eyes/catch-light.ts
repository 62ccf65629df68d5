import { alignedSizePx } from '../../face/aligned-face.ts';
import { pointAt } from '../../face/face-points.ts';
import type { FaceTones } from '../../face/skin-model.ts';
import type { Point } from '../../geometry/spaces.ts';
import { irisRadius, pupils } from './iris-place.ts';

/** Search radius for a catch-light around the iris centre, iris radii. */
const searchRadius = 0.8;
/** Distances from a spot at which its dark surroundings are sampled, iris radii. */
const surroundSteps = [0.15, 0.22, 0.29, 0.36, 0.43, 0.5] as const;
/** Sideways and downwards only, since the upper lid of a narrow eye may touch its catch-light. */
const directions = Array.from({ length: 7 }, (_, k) => (k * Math.PI) / 6);

/**
 * Prominence of the catch-light, for the eye with the fainter one: the reflection of a lamp or a window over the dark
 * iris on both sides of it and below. Every open eye has one, however narrow; a half-closed lid hides it, and the sclera
 * has no dark surround.
 *
 * In:  aligned face.
 * Out: log ratio of grey.
 */
export function catchLightProminence(face: FaceTones): number {
  return Math.min(...pupils.map((pupil) => prominence(face, pointAt(face.mesh, pupil))));
}

function prominence(face: FaceTones, centre: Point<'aligned'>): number {
  const radius = irisRadius * face.axes.interEyePx;
  let most = Number.NEGATIVE_INFINITY;
  for (let dy = -searchRadius * radius; dy <= searchRadius * radius; dy++) {
    for (let dx = -searchRadius * radius; dx <= searchRadius * radius; dx++) {
      if (Math.hypot(dx, dy) > searchRadius * radius) continue;
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
  return Math.min(...surroundSteps.map((step) => greyAt(face, { x: x + step * cos, y: y + step * sin })));
}

/** Added to grey levels, which limits the log ratios of noise in near-black pixels. */
const greyFloor = 8;

function greyAt({ grey }: FaceTones, { x, y }: Point<'aligned'>): number {
  const inside = (value: number) => Math.max(0, Math.min(alignedSizePx - 1, Math.floor(value)));
  return grey[inside(y) * alignedSizePx + inside(x)]!;
}
