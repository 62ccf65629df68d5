import type { Point } from '../geometry/spaces.ts';
import { midpoint, pointAt } from './face-points.ts';
import { against, type FaceTones, medianTone, type Tone, toneAt } from './skin-model.ts';

/** Rims of the lips along the mouth, upper lip then lower: the mesh's vertices lie in pairs. */
const outerRim = [185, 40, 39, 37, 0, 267, 269, 270, 409, 146, 91, 181, 84, 17, 314, 405, 321, 375] as const;
const innerRim = [191, 80, 81, 82, 13, 312, 311, 310, 415, 95, 88, 178, 87, 14, 317, 402, 318, 324] as const;
const lowerLipFrom = 9;
/** Where upper and lower lip meet. */
const meeting = [
  [82, 87],
  [13, 14],
  [312, 317],
] as const;

/**
 * Outer rim of the mouth, px of the aligned face: image-left to right along the upper lip, then back along the
 * lower one.
 */
export function mouthRim({ mesh }: FaceTones): Point<'aligned'>[] {
  return outerRim.map((index) => pointAt(mesh, index));
}

/**
 * Share of the lips that cannot be lips by their colour; half where nothing looks foreign but no lips stand out
 * from the skin either, as behind a hand.
 */
export function mouthHidden(tones: FaceTones): number {
  const lips = outerRim.map((outer, i) =>
    toneAt(tones.raster, midpoint(pointAt(tones.mesh, outer), pointAt(tones.mesh, innerRim[i]!)), 2),
  );
  const foreign = lips.filter((lip) => !couldBeLip(against(lip, tones.skin))).length / lips.length;
  return Math.max(foreign, (1 - lipEvidence(tones, medianTone(lips.slice(lowerLipFrom)))) / 2);
}

/** Moustaches and painted lips are; cloth that is blue, white on tanned skin, or black on pale skin is not. */
function couldBeLip({ light, red, blue }: Tone): boolean {
  return light > -1.4 && light < 0.25 && red > -0.15 && red < 0.6 && blue > -0.35 && blue < 0.4;
}

/** Lips are darker than the skin by a seventh, and redder or, on dark skin, more purple; or the line between shows. */
const lipDarkness = 0.15;
const lipColour = 0.12;
const lineDarkness = 0.2;

/** By the lower lip, which no moustache covers. */
function lipEvidence(tones: FaceTones, lip: Tone): number {
  const { light, red, blue } = against(lip, tones.skin);
  const line = lip.light - Math.min(...meeting.map(([upper, lower]) => darkestBetween(tones, upper, lower)));
  const evidence = Math.min(-light / lipDarkness, Math.max((red + blue) / lipColour, line / lineDarkness));
  return Math.min(1, Math.max(0, evidence));
}

const overlapPx = 3;

function darkestBetween({ raster, mesh }: FaceTones, upper: number, lower: number): number {
  const { x, y } = pointAt(mesh, upper);
  const last = Math.max(y, pointAt(mesh, lower).y) + overlapPx;
  let darkest = Number.POSITIVE_INFINITY;
  for (let at = y - overlapPx; at < last; at++) {
    darkest = Math.min(darkest, toneAt(raster, { x, y: at }, 1).light);
  }
  return darkest;
}
