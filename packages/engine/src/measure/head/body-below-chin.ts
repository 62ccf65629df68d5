import type { Natives } from '@vesika/report';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';

/** Alpha from which a pixel shows the person. */
const foreground = 128;
/** Distance below the chin from which rows count, and half the width of the strip, in inter-eye distances. */
const belowChin = 0.1;
const halfWidth = 0.4;
/** Fewer rows say nothing about the body. */
const rowsMin = 0.15;

/**
 * Share of the rows between the chin and the lower edge of the picture in which the person goes on below the chin. A
 * neck or cloth fills all of them; they are empty if the lower part of the picture is missing, or if the cut-out erased
 * the body.
 *
 * Out: bodyBelowChinShare, 0 to 1; null without a matte, or if the picture ends at the chin.
 */
export function measureBodyBelowChin({
  matte,
  covered,
  mesh,
  axes: { interEyePx },
}: FaceView<Space>): Natives {
  if (!matte) return { bodyBelowChinShare: null };
  const { alpha, widthPx, heightPx } = matte;
  const chin = pointAt(mesh, vertex.chin);
  const from = Math.max(0, Math.round(chin.x - halfWidth * interEyePx));
  const to = Math.min(widthPx, Math.round(chin.x + halfWidth * interEyePx) + 1);
  let rows = 0;
  let filled = 0;
  for (let y = Math.max(0, Math.round(chin.y + belowChin * interEyePx)); y < heightPx; y++) {
    if (covered?.[y * widthPx + Math.round(chin.x)] === 0) continue;
    let person = 0;
    for (let x = from; x < to; x++) if (alpha[y * widthPx + x]! >= foreground) person++;
    rows++;
    if (person > (to - from) / 2) filled++;
  }
  return { bodyBelowChinShare: rows < rowsMin * interEyePx ? null : filled / rows };
}
