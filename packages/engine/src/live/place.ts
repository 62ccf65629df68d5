import { mapSides, overhangPx, type Sides } from '../frame/coverage.ts';
import { solveFrame } from '../frame/frame.ts';
import { mmFromPx } from '../geometry/units.ts';
import type { PhotoLimits } from '../limits/photo-limits.ts';
import { type HeadLine, measuredHeight } from '../measure/head/head-line.ts';
import type { LiveAdvice } from './advice.ts';
import type { LiveRules, LiveTarget, LiveView } from './target.ts';

/** What a photo of this head would cost, as @vesika/report names it. */
export interface LivePlace {
  enlargement: number;
  missingMm: Sides<number>;
  /** Where the head has to go first; null where it may stay. */
  advice: LiveAdvice | null;
}

/** Sizes of the head over that of the target between which it may stay. */
const sizeBand = { min: 0.78, max: 1.35 } as const;
/** Off the target's middle, in its head heights. */
const offMax = 0.22;
/**
 * Frames the head as the photo would be, and says how it has to move so that it can be.
 *
 * In:  head in px of the view; all edges count, since nobody knows yet what will be painted behind the person.
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
  // The picture's right is the person's left.
  const ways: ReadonlyArray<readonly [LiveAdvice, number]> = [
    ['move-right', farthest('right', right)],
    ['move-left', farthest('left', -right)],
    ['raise-camera', farthest('top', -down)],
    ['lower-camera', farthest('bottom', down)],
  ];
  const [advice, tooFarMm] = ways.reduce((most, way) => (way[1] > most[1] ? way : most));
  return tooFarMm > 0 ? advice : null;
}
