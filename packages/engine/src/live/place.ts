import { mapSides, overhangPx, type Sides } from '../frame/coverage.ts';
import { solveFrame } from '../frame/frame.ts';
import { mmFromPx } from '../geometry/units.ts';
import type { PhotoLimits } from '../limits/photo-limits.ts';
import { type HeadLine, measuredHeight } from '../measure/head/head-line.ts';
import type { LiveAdvice } from './advice.ts';
import type { LiveRules, LiveTarget, LiveView } from './target.ts';

/** Defects of a photo of this head at its present place, named as in @vesika/report. */
interface LivePlace {
  enlargement: number;
  missingMm: Sides<number>;
  /** Instruction that moves the head into place; null when it may stay. */
  advice: LiveAdvice | null;
}

/** Allowed head height, relative to the target's. */
const sizeBand = { min: 0.78, max: 1.35 } as const;
/** Allowed distance from the centre of the target, in the target's head heights. */
const offMax = 0.22;
/**
 * Frames the head as the photo would be framed, and determines how it must move.
 *
 * In: head in px of the view. All edges count, since it is not yet known whether the background will be replaced.
 */
export function placeOf(
  head: HeadLine<'source'>,
  { limits, size }: LiveRules,
  target: LiveTarget,
  view: LiveView,
): LivePlace {
  const edges = {
    widthPx: view.widthPx,
    heightPx: view.heightPx,
    counts: { top: true, bottom: true, left: true, right: true },
  };
  const { toOutput, scale } = solveFrame({ head, limits, size, edges });
  const missingMm = mapSides(overhangPx(toOutput, view, size), (px) => mmFromPx(px, size.dpi));
  return {
    enlargement: scale / view.stillPerPx,
    missingMm,
    advice: adviceFor(head, limits, target, missingMm),
  };
}

function adviceFor(
  head: HeadLine<'source'>,
  { headHeightMm: { includesHair, aim: headMm }, missingMm: { max: mayMissMm } }: PhotoLimits,
  target: LiveTarget,
  missingMm: Sides<number>,
): LiveAdvice | null {
  const size = measuredHeight(head, includesHair).heightPx / target.headHeightPx;
  if (size < sizeBand.min) return 'come-closer';
  const cut = mapSides(missingMm, (mm) => mm > mayMissMm);
  if (size > sizeBand.max || (cut.left && cut.right) || (cut.top && cut.bottom)) return 'move-back';
  const right = ((head.crown.x + head.chin.x) / 2 - target.centreX) / target.headHeightPx;
  const down = ((head.crown.y + head.chin.y) / 2 - target.centreY) / target.headHeightPx;
  const farthest = (side: keyof Sides<number>, off: number) =>
    Math.max(missingMm[side] - mayMissMm, (off - offMax) * headMm);
  // The right of the picture is the person's left.
  const ways: ReadonlyArray<readonly [LiveAdvice, number]> = [
    ['move-right', farthest('right', right)],
    ['move-left', farthest('left', -right)],
    ['raise-camera', farthest('top', -down)],
    ['lower-camera', farthest('bottom', down)],
  ];
  const [advice, tooFarMm] = ways.reduce((most, way) => (way[1] > most[1] ? way : most));
  return tooFarMm > 0 ? advice : null;
}
