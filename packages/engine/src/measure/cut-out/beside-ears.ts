import { faceAxes } from '../../face/face-axes.ts';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { FaceMesh, Point, Space } from '../../geometry/spaces.ts';
import { dilate } from '../../raster/dilate.ts';
import type { Matte, Raster } from '../../raster/raster.ts';
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

/** How far an ear reaches beside the cheek, and above and below where it begins, in inter-eye distances. */
const ear = { outward: 0.34, halfHeight: 0.46 } as const;
/** Where a cheek shows its skin, from its edge and from the line of the eyes, and how much of it; likewise. */
const cheek = { inward: 0.3, down: 0.5, half: 0.08 } as const;
/** An ear lies in half shade: largest difference of its colour from the cheek's, bytes. */
const skinDifference = 45;
const solid = 250;

interface EarSight<S extends Space> {
  picture: Raster;
  /** What is shown, and what the net that knows people sees of somebody; of one size. */
  kept: Matte;
  people: Matte;
  mesh: FaceMesh<S>;
}

/**
 * Shreds and veils beside the ears that are shown although the net that knows people sees nobody there. That net has
 * been overruled for the sake of strands, which are thinner, and elsewhere for clothes and tall hair; and for ears, which
 * it loses in coloured light, and which have the colour of the cheek.
 *
 * In:  a head that is level.
 * Out: largest first; areas in px of the sight.
 */
export function unseenBesideEars<S extends Space>(
  { picture, kept, people, mesh }: EarSight<S>,
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
  const somebody = dilate(Float32Array.from(people.alpha), people, edgePx);
  const odds = new Float32Array(kept.alpha.length).fill(unlikely);
  for (let y = top; y <= bottom; y++) {
    for (let x = 0; x < widthPx; x++) {
      if (x > face.left && x < face.right) continue;
      const i = y * widthPx + x;
      const unseen = Math.max(0, 1 - somebody[i]! / somebodyFrom);
      if (kept.alpha[i]! * unseen <= shownFrom) continue;
      const ofItsSide = x < face.left ? isEar.left : isEar.right;
      if (kept.alpha[i]! < solid || !ofItsSide(x, y)) odds[i] = likely;
    }
  }
  return piecesOf(odds, kept, areaMinPx);
}

/** Whether a pixel lies where an ear is and has the colour of the cheek beside it. */
function earAt<S extends Space>(
  { data, widthPx, heightPx }: Raster,
  edge: Point<S>,
  { eyesY, interEyePx, side }: { eyesY: number; interEyePx: number; side: -1 | 1 },
): (x: number, y: number) => boolean {
  const half = Math.max(1, Math.round(cheek.half * interEyePx));
  const left = inside(edge.x - side * cheek.inward * interEyePx, half, widthPx);
  const top = inside(eyesY + cheek.down * interEyePx, half, heightPx);
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
    return Math.hypot(...skin.map((level, c) => data[at + c]! - level)) < skinDifference;
  };
}

/** The first of 2 half + 1 px around a place, all inside. */
function inside(at: number, half: number, lengthPx: number): number {
  return Math.max(0, Math.min(lengthPx - 1 - 2 * half, Math.round(at) - half));
}
