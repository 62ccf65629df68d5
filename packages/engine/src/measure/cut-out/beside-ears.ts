import { dilated } from '../../geometry/dilate.ts';
import type { Matte } from '../../geometry/raster.ts';
import type { FaceMesh, Space } from '../../geometry/spaces.ts';
import { faceAxes } from '../face-axes.ts';
import { pointAt, vertex } from '../face-points.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Large enough that a shred beside an ear is some px wide. */
export const earsInterEyePx = 60;

/** What is looked at beside the face, in inter-eye distances: from above the eyes to just above the chin. */
const aboveEyes = 0.6;
const aboveChin = 0.2;
/** At an edge the two need not agree to the px. */
const edgePx = 1;
/** Somebody from here on, 0 to 255. */
const somebodyFrom = 76;
/** Less than this is the blur of an edge. */
const shownFrom = 30;
const [likely, unlikely] = [3, -3];

interface EarSight<S extends Space> {
  /** What is shown, and what the net that knows people sees of somebody; of one size. */
  kept: Matte;
  people: Matte;
  mesh: FaceMesh<S>;
}

/**
 * Shreds and veils beside the ears that are shown although the net that knows people sees nobody there. That net has
 * been overruled for the sake of strands, which are thinner, and elsewhere for clothes and tall hair.
 *
 * In:  a head that is level.
 * Out: largest first; areas in px of the sight.
 */
export function unseenBesideEars<S extends Space>(
  { kept, people, mesh }: EarSight<S>,
  areaMinPx: number,
): Piece[] {
  const { widthPx, heightPx } = kept;
  const { eyeMidpoint, interEyePx } = faceAxes(mesh);
  const top = Math.max(0, Math.round(eyeMidpoint.y - aboveEyes * interEyePx));
  const chinY = pointAt(mesh, vertex.chin).y;
  const bottom = Math.min(heightPx - 1, Math.round(chinY - aboveChin * interEyePx));
  const face = {
    left: pointAt(mesh, vertex.cheekImageLeft).x,
    right: pointAt(mesh, vertex.cheekImageRight).x,
  };
  const somebody = dilated(Float32Array.from(people.alpha), people, edgePx);
  const odds = new Float32Array(kept.alpha.length).fill(unlikely);
  for (let y = top; y <= bottom; y++) {
    for (let x = 0; x < widthPx; x++) {
      if (x > face.left && x < face.right) continue;
      const i = y * widthPx + x;
      const unseen = Math.max(0, 1 - somebody[i]! / somebodyFrom);
      if (kept.alpha[i]! * unseen > shownFrom) odds[i] = likely;
    }
  }
  return piecesOf(odds, kept, areaMinPx);
}
