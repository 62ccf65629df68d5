import type { Natives } from '@vesika/report';
import type { Point } from '../geometry/spaces.ts';
import { along, between, type EyeOpening, eyeOpenings } from './eye-openings.ts';
import { type FaceTones, quantile } from './skin-model.ts';

/**
 * Hair that hangs over an eye has to cross the skin around it: the lid towards the brow from above, or the skin
 * below the lashes when it reaches down. Both are followed from corner to corner and compared with the skin
 * beside them.
 *
 * Out:    share of the way that strands cover, 0 to 1, mean of both eyes; lashes, folds and eye bags run along it
 *         and do not count. Glasses do.
 * Source: what is looked for: ISO/IEC 39794-5, D.1.4 (no hair across the eyes). The method is ours, and looks at
 *         lines around the eye instead of the whole zone of ISO/IEC 29794-5, EyesVisible, in which lashes and
 *         iris look like hair.
 */
export function measureHairOverEyes(tones: FaceTones): Natives {
  const [left, right] = eyeOpenings(tones.mesh).map((eye) => coveredShare(tones, eye));
  return { hairOverEyesShare: (left! + right!) / 2 };
}

const steps = 64;
/** Between lid and brow, clear of both; below the lashes, in inter-eye distances. */
const towardsBrow = [0.4, 0.55] as const;
const belowLid = [0.12, 0.16] as const;

function coveredShare(tones: FaceTones, eye: EyeOpening): number {
  const unit = tones.axes.interEyePx;
  const above = towardsBrow.map((share) =>
    line((at) => between(along(eye.upperLid, at), along(eye.brow, at), share)),
  );
  const below = belowLid.map((depth) =>
    line((at) => {
      const { x, y } = along(eye.lowerLid, at);
      return { x, y: y + depth * unit };
    }),
  );
  return Math.max(commonShare(tones, above, socketDarkness), commonShare(tones, below, bagDarkness));
}

/** A lash or a brow hair crosses one line, a strand both. */
function commonShare(tones: FaceTones, lines: readonly Point<'aligned'>[][], lockDarkness: number): number {
  const shares = lines.map((points) =>
    strandShare(
      points.map((p) => lightAt(tones, p)),
      tones.skin.light - lockDarkness,
    ),
  );
  return Math.min(...shares);
}

/** Clear of the corners, where lashes and nose shade the skin. */
const cornerShare = 0.15;

function line(pointOf: (share: number) => Point<'aligned'>): Point<'aligned'>[] {
  return Array.from({ length: steps }, (_, i) =>
    pointOf(cornerShare + ((1 - 2 * cornerShare) * i) / (steps - 1)),
  );
}

function lightAt({ grey, raster }: FaceTones, { x, y }: Point<'aligned'>): number {
  const at = Math.floor(y) * raster.widthPx + Math.floor(x);
  return Math.log((grey[at]! + grey[at + raster.widthPx]!) / 2 + 8);
}

/** A strand stands out from the skin on both its sides by a sixth; a lock covers more than those. */
const contrastMin = 0.18;
const neighbourhood = 24;
const skinShare = 0.85;
/** No shade of a brow, and none of an eye bag, is as dark against the skin. */
const socketDarkness = 1.3;
const bagDarkness = 0.95;

function strandShare(lights: readonly number[], lockBelow: number): number {
  const strands = lights.filter((light, i) => {
    if (light < lockBelow) return true;
    const before = quantile(lights.slice(Math.max(0, i - neighbourhood), i), skinShare);
    const after = quantile(lights.slice(i + 1, i + 1 + neighbourhood), skinShare);
    return i > 2 && i < lights.length - 3 && Math.min(before, after) - light > contrastMin;
  });
  return strands.length / lights.length;
}
