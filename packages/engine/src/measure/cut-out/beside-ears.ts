import { faceAxes } from '../../face/face-axes.ts';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { FaceMesh, Point, Space } from '../../geometry/spaces.ts';
import { dilate } from '../../raster/dilate.ts';
import type { Matte, Raster } from '../../raster/raster.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Working scale, at which a shred beside an ear is a few pixels wide. */
export const earsInterEyePx = 60;

/** Top and bottom of the inspected region, in inter-eye distances above the eyes and above the chin. */
const aboveEyes = 0.6;
const aboveChin = 0.2;
/** Tolerance between the edges of both mattes. */
const edgePx = 1;
/** Alpha of the RVM matte from which a pixel is person, 0 to 255. */
const personAlphaMin = 76;
/** Excess of kept alpha below which a pixel is the blur of an edge, 0 to 255. */
const excessAlphaMin = 30;
const [likely, unlikely] = [3, -3];

/** Extent of an ear from the edge of the cheek: outwards, and up or down, in inter-eye distances. */
const ear = { outward: 0.34, halfHeight: 0.46 } as const;
/** Position and half side of the skin sample, inwards from the cheek's edge and below the eyes, inter-eye distances. */
const cheek = { inward: 0.3, down: 0.5, half: 0.08 } as const;
/** Largest colour distance of an ear, which is partly shaded, from the cheek, bytes. */
const skinDifferenceMax = 45;
const solidAlphaMin = 250;

interface EarView<S extends Space> {
  picture: Raster;
  /** The matte of the photo. */
  kept: Matte;
  /** The matte of RVM alone, of the same size. */
  people: Matte;
  mesh: FaceMesh<S>;
}

/**
 * Shreds and veils of background beside the ears: regions that the photo shows although RVM sees no person there. The
 * joined matte overrules RVM for strands, which are thinner than a shred, for clothes and tall hair, which are outside
 * the inspected region, and for ears, which RVM misses in coloured light and which have the colour of the cheek.
 *
 * In:  picture and mattes of a levelled head, `earsInterEyePx` between the eyes or less; least area, px.
 * Out: largest first; px of the given picture.
 */
export function shredsBesideEars<S extends Space>(
  { picture, kept, people, mesh }: EarView<S>,
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
  const isEar = {
    left: earAt(picture, pointAt(mesh, vertex.cheekImageLeft), {
      eyesY: eyeMidpoint.y,
      interEyePx,
      side: -1,
    }),
    right: earAt(picture, pointAt(mesh, vertex.cheekImageRight), {
      eyesY: eyeMidpoint.y,
      interEyePx,
      side: 1,
    }),
  };
  const person = dilate(Float32Array.from(people.alpha), people, edgePx);
  const odds = new Float32Array(kept.alpha.length).fill(unlikely);
  for (let y = top; y <= bottom; y++) {
    for (let x = 0; x < widthPx; x++) {
      if (x > face.left && x < face.right) continue;
      const i = y * widthPx + x;
      const absence = Math.max(0, 1 - person[i]! / personAlphaMin);
      if (kept.alpha[i]! * absence <= excessAlphaMin) continue;
      const isEarOfSide = x < face.left ? isEar.left : isEar.right;
      if (kept.alpha[i]! < solidAlphaMin || !isEarOfSide(x, y)) odds[i] = likely;
    }
  }
  return piecesOf(odds, kept, areaMinPx);
}

/** Predicate for pixels at the place of an ear that have the colour of the cheek. */
function earAt<S extends Space>(
  { data, widthPx, heightPx }: Raster,
  edge: Point<S>,
  { eyesY, interEyePx, side }: { eyesY: number; interEyePx: number; side: -1 | 1 },
): (x: number, y: number) => boolean {
  const half = Math.max(1, Math.round(cheek.half * interEyePx));
  const left = windowStart(edge.x - side * cheek.inward * interEyePx, half, widthPx);
  const top = windowStart(eyesY + cheek.down * interEyePx, half, heightPx);
  const skin = [0, 1, 2].map((c) => {
    let sum = 0;
    for (let y = top; y <= top + 2 * half; y++) {
      for (let x = left; x <= left + 2 * half; x++) sum += data[3 * (y * widthPx + x) + c]!;
    }
    return sum / (2 * half + 1) ** 2;
  });
  return (x, y) => {
    const outward = side * (x - edge.x);
    if (outward > ear.outward * interEyePx || Math.abs(y - edge.y) > ear.halfHeight * interEyePx)
      return false;
    const at = 3 * (y * widthPx + x);
    return Math.hypot(...skin.map((level, c) => data[at + c]! - level)) < skinDifferenceMax;
  };
}

/** First pixel of a window of 2 half + 1 px around a position, shifted into the picture. */
function windowStart(centre: number, half: number, lengthPx: number): number {
  return Math.max(0, Math.min(lengthPx - 1 - 2 * half, Math.round(centre) - half));
}
