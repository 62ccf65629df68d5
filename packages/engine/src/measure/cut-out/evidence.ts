import type { Raster } from '../../geometry/raster.ts';
import type { Point, Space } from '../../geometry/spaces.ts';
import { spansOfPolygon } from '../polygon.ts';
import { colourBarrier } from './colour-barrier.ts';
import { type ColoursAround, colourReader, coloursAround } from './colours-around.ts';
import { distanceTo } from './edge-distance.ts';

/** The picture with what became of each of its pixels, small. */
export interface CutOutSight<S extends Space> {
  /** As photographed. */
  picture: Raster;
  /** What is shown of it, 0 to 255. */
  kept: Uint8Array;
  /** 0 where there is no picture; null: there is everywhere. */
  covered: Uint8Array | null;
  /** How much of a person another look takes each pixel for, 0 to 1. */
  look: Float32Array;
  /** Outline of the face. */
  face: readonly Point<S>[];
  interEyePx: number;
}

/** One side of the cut: what was kept, or what was taken away. */
interface Side<S extends Space> {
  /** 255 where all is of this side, 0 where all is of the other. */
  alpha: Uint8Array;
  /** How much another look takes each pixel for one of it. */
  look: Float32Array;
  /** From the cut inwards, and from it outwards, px. */
  depthPx: Float32Array;
  awayPx: Float32Array;
  /** Outline of what belongs to it for certain. */
  certain: readonly Point<S>[];
  /** Nobody asks below. */
  askedToY: number;
}

/** What speaks for a pixel's having come to the wrong side of the cut, where it is asked about. */
export interface Evidence {
  pixels: Int32Array;
  /** Logarithm of how common its colour is deep inside its own side, around there. */
  ownColour: Float32Array;
  /** Change of colour on the way there, 0 to 255. */
  otherBarrier: Float32Array;
  ownBarrier: Float32Array;
}

/** All in inter-eye distances. */
const deepFrom = 0.36;
const askedTo = 0.5;
const clearOfCut = 0.055;
/** At the bottom of the picture clothes come in that nothing deeper shows. */
const clothesRise = 0.27;
const clearOfCutPxMin = 2;
const cellSide = 0.72;
const cellPxMin = 2;

/** Alpha from which a pixel is all of one side, is mostly of it, and is tied to it. */
const solid = 250;
const mostly = 90;
const half = 128;
const tied = 60;

/** Deep is only what another look agrees about: large pieces are deep too. */
const agreed = 0.8;

/** The mesh's oval is drawn on the skin's edge; this share of it surely lies inside. */
const faceInside = 0.92;

/** Share of a colour that was never seen. */
const unseenColour = 2e-4;

export interface CutOutEvidence {
  /** Of what was kept: how much it is like what was taken away. */
  leftovers: Evidence;
  /** Of what was taken away: how much it is like what was kept. */
  losses: Evidence;
}

/**
 * How much what lies along the cut is like what lies deep on its own side, and like the other side: by colour, and by
 * the edges on the way there.
 */
export function cutOutEvidence<S extends Space>(sight: CutOutSight<S>): CutOutEvidence {
  const { picture, kept } = sight;
  const taken = kept.map((alpha) => 255 - alpha);
  const fromTaken = distanceTo(
    kept.map((alpha) => (alpha < half ? 1 : 0)),
    picture,
  );
  const fromKept = distanceTo(
    kept.map((alpha) => (alpha >= half ? 1 : 0)),
    picture,
  );
  return {
    leftovers: evidenceOf(sight, {
      alpha: kept,
      look: sight.look,
      depthPx: fromTaken,
      awayPx: fromKept,
      certain: sight.face,
      askedToY: picture.heightPx - clothesRise * sight.interEyePx,
    }),
    losses: evidenceOf(sight, {
      alpha: taken,
      look: sight.look.map((share) => 1 - share),
      depthPx: fromKept,
      awayPx: fromTaken,
      certain: [],
      askedToY: picture.heightPx,
    }),
  };
}

function evidenceOf<S extends Space>(
  { picture, covered, interEyePx }: CutOutSight<S>,
  { alpha, look, depthPx, awayPx, certain, askedToY }: Side<S>,
): Evidence {
  const isThere = (i: number) => covered?.[i] !== 0;
  const deep = alpha.map((value, i) =>
    value >= solid && look[i]! >= agreed && depthPx[i]! >= deepFrom * interEyePx && isThere(i) ? 1 : 0,
  );
  for (const { y, from, to } of spansOfPolygon(shrunk(certain), picture)) {
    deep.fill(1, y * picture.widthPx + from, y * picture.widthPx + to);
  }
  const clearPx = Math.max(clearOfCutPxMin, clearOfCut * interEyePx);
  const other = alpha.map((value, i) =>
    value <= 255 - solid && awayPx[i]! >= clearPx && isThere(i) ? 1 : 0,
  );
  const pixels = placesOf(
    alpha,
    (value, i) =>
      value > mostly &&
      !deep[i] &&
      depthPx[i]! < askedTo * interEyePx &&
      i < Math.floor(askedToY) * picture.widthPx &&
      isThere(i),
  );
  const toOther = colourBarrier(
    picture,
    other,
    deep.map((value) => 1 - value),
  );
  const toOwn = colourBarrier(
    picture,
    deep,
    alpha.map((value) => (value > tied ? 1 : 0)),
  );
  return {
    pixels,
    ownColour: commonness(
      picture,
      coloursAround(picture, deep, Math.max(cellPxMin, Math.round(cellSide * interEyePx))),
      pixels,
    ),
    otherBarrier: Float32Array.from(pixels, (i) => toOther[i]!),
    ownBarrier: Float32Array.from(pixels, (i) => toOwn[i]!),
  };
}

function commonness(picture: Raster, around: ColoursAround, pixels: Int32Array): Float32Array {
  const read = colourReader(picture, around);
  return Float32Array.from(pixels, (i) => Math.log(read(i) + unseenColour));
}

function shrunk<S extends Space>(outline: readonly Point<S>[]): Point<S>[] {
  const x = outline.reduce((sum, p) => sum + p.x, 0) / outline.length;
  const y = outline.reduce((sum, p) => sum + p.y, 0) / outline.length;
  return outline.map((p) => ({ x: x + (p.x - x) * faceInside, y: y + (p.y - y) * faceInside }));
}

function placesOf(alpha: Uint8Array, isAsked: (value: number, i: number) => boolean): Int32Array {
  const places = new Int32Array(alpha.length);
  let count = 0;
  for (let i = 0; i < alpha.length; i++) if (isAsked(alpha[i]!, i)) places[count++] = i;
  return places.subarray(0, count);
}
