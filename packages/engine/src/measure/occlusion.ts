import type { Point } from '../geometry/spaces.ts';
import type { Natives } from '../report.ts';
import { pointOnAxes } from './face-axes.ts';
import { mouthHidden, mouthRim } from './lips.ts';
import { against, type FaceTones, quantile, type Tone, toneAt } from './skin-model.ts';

/**
 * What of the face is something else than the person's own skin and lips. Masks, scarves and straps are; a hand
 * has the same skin, and shows by its outline at most.
 *
 * Out: `mouthHiddenShare` of the lips; `faceHiddenShare` of the skin from below the eyes to the chin, beards left
 *      out; `faceEdgeStrength`, steepest step of tone on the cheeks, where a finger would end.
 * Source: ISO/IEC 29794-5, MouthOcclusionPrevention and FaceOcclusionPrevention, by colour instead of its network.
 */
export function measureOcclusion(tones: FaceTones): Natives {
  const mouthHiddenShare = mouthHidden(tones);
  const bareMouth = mouthHiddenShare < bareMouthBelow;
  return {
    mouthHiddenShare,
    faceHiddenShare: faceHidden(tones, bareMouth),
    faceEdgeStrength: cheekEdges(tones),
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

/** On the cheeks below any rim and beside the folds of the nose, in inter-eye distances. */
const cheek = { from: 0.45, to: 0.7, top: 0.56, bottom: 0.84, step: 0.06 } as const;
const edgeReach = 0.04;
const steepestShare = 0.95;

function cheekEdges({ raster, axes }: FaceTones): number {
  const steps: number[] = [];
  for (const outward of [-1, 1]) {
    for (let down: number = cheek.top; down <= cheek.bottom; down += cheek.step) {
      for (let right: number = cheek.from; right <= cheek.to; right += cheek.step) {
        const light = (dx: number, dy: number) =>
          toneAt(raster, pointOnAxes(axes, outward * (right + dx), -(down + dy)), 2).light;
        const across = Math.abs(light(edgeReach, 0) - light(-edgeReach, 0));
        const along = Math.abs(light(0, edgeReach) - light(0, -edgeReach));
        steps.push(Math.max(across, along));
      }
    }
  }
  return quantile(steps, steepestShare);
}
