import type { Point, Space } from '../../geometry/spaces.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';
import type { Raster } from '../../raster/raster.ts';
import { colourBarrier } from './colour-barrier.ts';
import { ColourReader, type ColoursAround, coloursAround } from './colours-around.ts';
import { cutOffByFrame } from './cut-off-by-frame.ts';
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
  /** Whether it goes on beyond the upper, left and right edges of the picture. */
  goesOnOutside: boolean;
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
  const { picture, kept, look, face, interEyePx } = sight;
  const isTaken = new Uint8Array(kept.length);
  const isKept = new Uint8Array(kept.length);
  const alphaOfTaken = new Uint8Array(kept.length);
  const lookAtTaken = new Float32Array(kept.length);
  for (let i = 0; i < kept.length; i++) {
    isTaken[i] = kept[i]! < half ? 1 : 0;
    isKept[i] = 1 - isTaken[i]!;
    alphaOfTaken[i] = 255 - kept[i]!;
    lookAtTaken[i] = 1 - look[i]!;
  }
  const fromTaken = distanceTo(isTaken, picture);
  const fromKept = distanceTo(isKept, picture);
  return {
    leftovers: evidenceOf(sight, {
      alpha: kept,
      look,
      depthPx: fromTaken,
      awayPx: fromKept,
      certain: face,
      askedToY: picture.heightPx - clothesRise * interEyePx,
      goesOnOutside: false,
    }),
    losses: evidenceOf(sight, {
      alpha: alphaOfTaken,
      look: lookAtTaken,
      depthPx: fromKept,
      awayPx: fromTaken,
      certain: [],
      askedToY: picture.heightPx,
      goesOnOutside: true,
    }),
  };
}

function evidenceOf<S extends Space>(sight: CutOutSight<S>, side: Side<S>): Evidence {
  const { picture, interEyePx } = sight;
  const { deep, other, pixels, wayToOther, wayToOwn } = partsOf(sight, side);
  const toOther = colourBarrier(picture, other, wayToOther);
  const toOwn = colourBarrier(picture, deep, wayToOwn);
  const cellPx = Math.max(cellPxMin, Math.round(cellSide * interEyePx));
  return {
    pixels,
    ownColour: commonness(picture, coloursAround(picture, deep, cellPx), pixels),
    otherBarrier: valuesAt(pixels, toOther),
    ownBarrier: valuesAt(pixels, toOwn),
  };
}

interface Parts {
  /** Certainly where it belongs. */
  deep: Uint8Array;
  /** The other side, clear of the cut. */
  other: Uint8Array;
  /** What is asked about. */
  pixels: Int32Array;
  wayToOther: Uint8Array;
  wayToOwn: Uint8Array;
}

function partsOf<S extends Space>(
  { picture, covered, face, interEyePx }: CutOutSight<S>,
  side: Side<S>,
): Parts {
  const { alpha, look, depthPx, awayPx, certain, askedToY, goesOnOutside } = side;
  const count = alpha.length;
  const deep = new Uint8Array(count);
  const other = new Uint8Array(count);
  const clearPx = Math.max(clearOfCutPxMin, clearOfCut * interEyePx);
  for (let i = 0; i < count; i++) {
    if (covered?.[i] === 0) continue;
    const value = alpha[i]!;
    if (value >= solid) deep[i] = look[i]! >= agreed && depthPx[i]! >= deepFrom * interEyePx ? 1 : 0;
    else if (value <= 255 - solid) other[i] = awayPx[i]! >= clearPx ? 1 : 0;
  }
  for (const { y, from, to } of spansOfPolygon(shrunk(certain), picture)) {
    deep.fill(1, y * picture.widthPx + from, y * picture.widthPx + to);
  }
  if (goesOnOutside) {
    const ways = new Uint8Array(count);
    for (let i = 0; i < count; i++) ways[i] = alpha[i]! > tied && covered?.[i] !== 0 ? 1 : 0;
    const chinY = Math.max(...face.map(({ y }) => y));
    const atEdge = cutOffByFrame(deep, ways, { ...picture, chinY });
    for (let i = 0; i < count; i++) if (atEdge[i] && alpha[i]! >= solid) deep[i] = 1;
  }
  const pixels = new Int32Array(count);
  const wayToOther = new Uint8Array(count);
  const wayToOwn = new Uint8Array(count);
  const lastAsked = Math.floor(askedToY) * picture.widthPx;
  let asked = 0;
  for (let i = 0; i < count; i++) {
    if (deep[i]) continue;
    wayToOther[i] = 1 - other[i]!;
    wayToOwn[i] = alpha[i]! > tied ? 1 : 0;
    const isNear = alpha[i]! > mostly && depthPx[i]! < askedTo * interEyePx;
    if (isNear && i < lastAsked && covered?.[i] !== 0) pixels[asked++] = i;
  }
  return { deep, other, pixels: pixels.subarray(0, asked), wayToOther, wayToOwn };
}

function commonness(picture: Raster, around: ColoursAround, pixels: Int32Array): Float32Array {
  const colours = new ColourReader(picture, around);
  const logarithms = new Float32Array(pixels.length);
  for (let k = 0; k < pixels.length; k++) {
    logarithms[k] = Math.log(colours.shareAt(pixels[k]!) + unseenColour);
  }
  return logarithms;
}

function valuesAt(pixels: Int32Array, values: Uint8Array): Float32Array {
  const found = new Float32Array(pixels.length);
  for (let k = 0; k < pixels.length; k++) found[k] = values[pixels[k]!]!;
  return found;
}

function shrunk<S extends Space>(outline: readonly Point<S>[]): Point<S>[] {
  const x = outline.reduce((sum, p) => sum + p.x, 0) / outline.length;
  const y = outline.reduce((sum, p) => sum + p.y, 0) / outline.length;
  return outline.map((p) => ({ x: x + (p.x - x) * faceInside, y: y + (p.y - y) * faceInside }));
}
