import { mapSides, overhangPx, type Sides } from '../compose/coverage.ts';
import { solveFrame } from '../compose/frame.ts';
import { mmFromPx } from '../geometry/units.ts';
import { type HeadLine, measuredHeight } from '../measure/head-line.ts';
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
const offMax = { across: 0.3, down: 0.28 } as const;
/** The frame's own tolerance; a head that is not still needs a little more. */
const missingShownMm = 0.4;

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
    advice: adviceFor(head, limits.headHeightMm.includesHair, target, missingMm),
  };
}

function adviceFor(
  head: HeadLine<'source'>,
  includesHair: boolean,
  target: LiveTarget,
  missingMm: Sides<number>,
): LiveAdvice | null {
  const size = measuredHeight(head, includesHair).heightPx / target.headHeightPx;
  if (size < sizeBand.min) return 'come-closer';
  const cut = mapSides(missingMm, (mm) => mm > missingShownMm);
  if (size > sizeBand.max || (cut.left && cut.right) || (cut.top && cut.bottom)) return 'move-back';
  const right = ((head.crown.x + head.chin.x) / 2 - target.centreX) / target.headHeightPx;
  const down = ((head.crown.y + head.chin.y) / 2 - target.centreY) / target.headHeightPx;
  // The picture's right is the person's left.
  if (cut.right || right > offMax.across) return 'move-right';
  if (cut.left || right < -offMax.across) return 'move-left';
  if (cut.top || down < -offMax.down) return 'raise-camera';
  if (cut.bottom || down > offMax.down) return 'lower-camera';
  return null;
}
