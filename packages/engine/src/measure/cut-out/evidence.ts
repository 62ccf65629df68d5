import { centroidOf } from '../../geometry/centroid.ts';
import type { Point, Space } from '../../geometry/spaces.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';
import type { Raster } from '../../raster/raster.ts';
import { colourBarrier } from './colour-barrier.ts';
import { ColourReader, type ColoursAround, coloursAround } from './colours-around.ts';
import { cutOffByFrame } from './cut-off-by-frame.ts';
import { distanceTo } from './edge-distance.ts';

/** Input of the inspection of a cut-out: the original in its frame, downscaled, and what the photo shows of it. */
export interface CutOutView<S extends Space> {
  /** The original in its frame. */
  picture: Raster;
  /** Alpha of the photo's matte, 0 to 255. */
  kept: Uint8Array;
  /** One value per pixel, 0 where the frame extends beyond the original; null when it nowhere does. */
  covered: Uint8Array | null;
  /** Probability that a pixel is person, by a second pass of the person-mask net on the mirror image, 0 to 1. */
  personProbability: Float32Array;
  /** Face oval. */
  face: readonly Point<S>[];
  interEyePx: number;
}

/** One of the two sides that the matte separates: the kept foreground, or the removed background. */
interface Side<S extends Space> {
  /** Alpha of this side: 255 for pixels entirely on it, 0 for pixels entirely on the other. */
  alpha: Uint8Array;
  /** Probability that a pixel is on this side, by a second pass of the person-mask net on the mirror image. */
  probability: Float32Array;
  /** Distance to the other side, for pixels on this side, px. */
  depthPx: Float32Array;
  /** Distance to this side, for pixels on the other side, px. */
  awayPx: Float32Array;
  /** Outline of a region that is certainly on this side. */
  certain: readonly Point<S>[];
  /** Row below which no evidence is gathered. */
  bottomY: number;
  /** Whether this side continues beyond the top, left and right border of the frame. */
  continuesOutside: boolean;
}

/** Features of the pixels near the edge of the matte, for deciding whether each is on the wrong side. */
export interface Evidence {
  /** Indices of the pixels. */
  pixels: Int32Array;
  /** Logarithm of the local frequency of the pixel's colour in the interior of its own side. */
  ownColour: Float32Array;
  /** Colour barriers to the other side and to the interior of its own side, 0 to 255. */
  otherBarrier: Float32Array;
  ownBarrier: Float32Array;
}

/** Depth from which a pixel is interior, inter-eye distances. */
const interiorDepth = 0.36;
/** Depth to which pixels are tested, inter-eye distances. */
const testedDepth = 0.5;
/** Distance from the edge of the matte from which the other side is certain, inter-eye distances. */
const clearance = 0.055;
const clearancePxMin = 2;
/** Height of the strip at the bottom that is not tested, since clothes enter the picture there; inter-eye distances. */
const clothesHeight = 0.27;
/** Side of a cell of the colour histograms, inter-eye distances. */
const cellSide = 0.72;
const cellPxMin = 2;

/** Alpha from which a pixel is entirely on a side. */
const solidAlpha = 250;
/** Alpha from which a pixel is tested. */
const testedAlpha = 90;
/** Alpha from which a pixel belongs to the foreground. */
const halfAlpha = 128;
/** Alpha above which paths to the interior may pass. */
const passableAlpha = 60;

/** Least probability of interior pixels, because a large misplaced piece is deep too. */
const interiorProbabilityMin = 0.8;

/** Scale of the face oval about its centre that is certainly inside the face. */
const certainFaceScale = 0.92;

/** Added to every colour frequency, so that colours without a sample have a finite logarithm. */
const frequencyMin = 2e-4;

interface CutOutEvidence {
  /** Evidence on kept pixels that may be background. */
  leftovers: Evidence;
  /** Evidence on removed pixels that may be person. */
  losses: Evidence;
}

/**
 * Gathers evidence on pixels near the edge of the matte: whether their colour is common in the interior of their own
 * side, and the colour barriers to both sides.
 *
 * In:  a view with a few dozen px between the eyes.
 */
export function cutOutEvidence<S extends Space>(view: CutOutView<S>): CutOutEvidence {
  const { picture, kept: retained, personProbability, face, interEyePx } = view;
  const isRemoved = new Uint8Array(retained.length);
  const isRetained = new Uint8Array(retained.length);
  const removedAlpha = new Uint8Array(retained.length);
  const backgroundProbability = new Float32Array(retained.length);
  for (let i = 0; i < retained.length; i++) {
    isRemoved[i] = retained[i]! < halfAlpha ? 1 : 0;
    isRetained[i] = 1 - isRemoved[i]!;
    removedAlpha[i] = 255 - retained[i]!;
    backgroundProbability[i] = 1 - personProbability[i]!;
  }
  const fromRemoved = distanceTo(isRemoved, picture);
  const fromRetained = distanceTo(isRetained, picture);
  return {
    leftovers: evidenceOf(view, {
      alpha: retained,
      probability: personProbability,
      depthPx: fromRemoved,
      awayPx: fromRetained,
      certain: face,
      bottomY: picture.heightPx - clothesHeight * interEyePx,
      continuesOutside: false,
    }),
    losses: evidenceOf(view, {
      alpha: removedAlpha,
      probability: backgroundProbability,
      depthPx: fromRetained,
      awayPx: fromRemoved,
      certain: [],
      bottomY: picture.heightPx,
      continuesOutside: true,
    }),
  };
}

function evidenceOf<S extends Space>(view: CutOutView<S>, side: Side<S>): Evidence {
  const { picture, interEyePx } = view;
  const { interior, other, pixels, passableToOther, passableToOwn } = partsOf(view, side);
  const toOther = colourBarrier(picture, other, passableToOther);
  const toOwn = colourBarrier(picture, interior, passableToOwn);
  const cellPx = Math.max(cellPxMin, Math.round(cellSide * interEyePx));
  return {
    pixels,
    ownColour: logFrequencies(picture, coloursAround(picture, interior, cellPx), pixels),
    otherBarrier: valuesAt(pixels, toOther),
    ownBarrier: valuesAt(pixels, toOwn),
  };
}

interface Parts {
  /** Pixels that are certainly on their own side. */
  interior: Uint8Array;
  /** Pixels that are clearly on the other side. */
  other: Uint8Array;
  /** Indices of the pixels to test. */
  pixels: Int32Array;
  /** Pixels that paths to the other side and to the interior may visit. */
  passableToOther: Uint8Array;
  passableToOwn: Uint8Array;
}

function partsOf<S extends Space>(
  { picture, covered, face, interEyePx }: CutOutView<S>,
  side: Side<S>,
): Parts {
  const { alpha, probability, depthPx, awayPx, certain, bottomY, continuesOutside } = side;
  const count = alpha.length;
  const interior = new Uint8Array(count);
  const other = new Uint8Array(count);
  const clearancePx = Math.max(clearancePxMin, clearance * interEyePx);
  for (let i = 0; i < count; i++) {
    if (covered?.[i] === 0) continue;
    const value = alpha[i]!;
    if (value >= solidAlpha) {
      const isDeep = depthPx[i]! >= interiorDepth * interEyePx;
      interior[i] = isDeep && probability[i]! >= interiorProbabilityMin ? 1 : 0;
    } else if (value <= 255 - solidAlpha) other[i] = awayPx[i]! >= clearancePx ? 1 : 0;
  }
  for (const { y, from, to } of spansOfPolygon(scaledAboutCentre(certain), picture)) {
    interior.fill(1, y * picture.widthPx + from, y * picture.widthPx + to);
  }
  if (continuesOutside) {
    const possible = new Uint8Array(count);
    for (let i = 0; i < count; i++) {
      possible[i] = alpha[i]! > passableAlpha && covered?.[i] !== 0 ? 1 : 0;
    }
    const chinY = Math.max(...face.map(({ y }) => y));
    const atEdge = cutOffByFrame(interior, possible, { ...picture, chinY });
    for (let i = 0; i < count; i++) if (atEdge[i] && alpha[i]! >= solidAlpha) interior[i] = 1;
  }
  const pixels = new Int32Array(count);
  const passableToOther = new Uint8Array(count);
  const passableToOwn = new Uint8Array(count);
  const end = Math.floor(bottomY) * picture.widthPx;
  let tested = 0;
  for (let i = 0; i < count; i++) {
    if (interior[i]) continue;
    passableToOther[i] = 1 - other[i]!;
    passableToOwn[i] = alpha[i]! > passableAlpha ? 1 : 0;
    const isNear = alpha[i]! > testedAlpha && depthPx[i]! < testedDepth * interEyePx;
    if (isNear && i < end && covered?.[i] !== 0) pixels[tested++] = i;
  }
  return { interior, other, pixels: pixels.subarray(0, tested), passableToOther, passableToOwn };
}

function logFrequencies(picture: Raster, around: ColoursAround, pixels: Int32Array): Float32Array {
  const colours = new ColourReader(picture, around);
  const logarithms = new Float32Array(pixels.length);
  for (let k = 0; k < pixels.length; k++) {
    logarithms[k] = Math.log(colours.shareAt(pixels[k]!) + frequencyMin);
  }
  return logarithms;
}

function valuesAt(pixels: Int32Array, values: Uint8Array): Float32Array {
  const found = new Float32Array(pixels.length);
  for (let k = 0; k < pixels.length; k++) found[k] = values[pixels[k]!]!;
  return found;
}

function scaledAboutCentre<S extends Space>(outline: readonly Point<S>[]): Point<S>[] {
  const { x, y } = centroidOf(outline);
  return outline.map((p) => ({ x: x + (p.x - x) * certainFaceScale, y: y + (p.y - y) * certainFaceScale }));
}
