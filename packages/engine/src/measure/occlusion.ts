import type { Natives } from '@vesika/report';
import type { Point } from '../geometry/spaces.ts';
import { pointOnAxes } from './face-axes.ts';
import { mouthHidden, mouthRim } from './lips.ts';
import { against, type FaceTones, type Tone, toneAt } from './skin-model.ts';

/**
 * What of the face is something else than the person's own skin and lips. Masks, scarves and straps are; a hand
 * has the same skin and is not seen.
 *
 * Out: `mouthHiddenShare` of the lips; `faceHiddenShare` of the skin from below the eyes to the chin, beards left
 *      out.
 * Source: ISO/IEC 29794-5, MouthOcclusionPrevention and FaceOcclusionPrevention, by colour instead of its network.
 */
export function measureOcclusion(tones: FaceTones): Natives {
  const mouthHiddenShare = mouthHidden(tones);
  const bareMouth = mouthHiddenShare < bareMouthBelow;
  return {
    mouthHiddenShare,
    faceHiddenShare: faceHidden(tones, bareMouth),
  };
}

/** With lips in sight, what is dark around them is a beard. */
const bareMouthBelow = 0.2;
const beardDarkness = 0.3;
/** Samples, in inter-eye distances. */
const [top, bottom, side, step] = [0.28, 1.6, 0.8, 0.1];
const upperLipHeight = 0.2;
const mouthHalfWidth = 0.5;

function faceHidden(tones: FaceTones, bareMouth: boolean): number {
  const rim = mouthRim(tones).map(({ y }) => y);
  const beardFrom = Math.min(...rim) - upperLipHeight * tones.axes.interEyePx;
  const mouthTo = Math.max(...rim) + 4;
  let all = 0;
  let foreign = 0;
  for (let down = top; down <= bottom; down += step) {
    for (let right = -side; right <= side; right += step) {
      const p = pointOnAxes(tones.axes, right, -down);
      if (!isWellInside(tones, right, down)) continue;
      if (p.y > beardFrom && p.y < mouthTo && Math.abs(right) < mouthHalfWidth) continue;
      const tone = against(toneAt(tones.raster, p), tones.skin);
      if (bareMouth && p.y > beardFrom && tone.light < -beardDarkness) continue;
      all++;
      if (!couldBeSkin(tone)) foreign++;
    }
  }
  return all === 0 ? 1 : foreign / all;
}

/** Side hair and background begin at the rim of the face. */
function isWellInside({ hull, raster, axes }: FaceTones, right: number, down: number): boolean {
  const isFace = ({ x, y }: Point<'aligned'>) =>
    hull.mask[Math.floor(y) * raster.widthPx + Math.floor(x)] === 1;
  return isFace(pointOnAxes(axes, right, -down)) && isFace(pointOnAxes(axes, 1.15 * right, -1.05 * down));
}

function couldBeSkin({ light, red, blue }: Tone): boolean {
  return light > -1.3 && light < 0.9 && red > -0.22 && red < 0.3 && Math.abs(blue) < 0.25;
}
