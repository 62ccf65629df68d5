import {
  brushStroke,
  type Change,
  faceToHairline,
  type PixelRegion,
  placedStroke,
  type StrokeMask,
  type TouchUp,
  touchUpBounds,
} from '@vesika/report';
import { EngineError } from '../errors.ts';
import { faceAxes } from '../face/face-axes.ts';
import { faceOval, pointAt } from '../face/face-points.ts';
import type { Similarity } from '../geometry/similarity.ts';
import type { FaceMesh, Point } from '../geometry/spaces.ts';
import { spansOfPolygon } from '../raster/polygon.ts';
import type { Matte, Raster, Size } from '../raster/raster.ts';
import type { Rgb } from '../raster/rgb.ts';
import { type RestoredPixel, restorable } from './restorable.ts';

export interface TouchUpRequest {
  strokes: TouchUp;
  /** Picture with the background already painted. */
  painted: Raster;
  matte: Matte;
  /** The original in the photo's frame and with its light correction, at the same size. */
  original: Raster;
  /** 0 where the original has no pixel; null where it covers all. */
  covered: Uint8Array | null;
  colour: Rgb;
  mesh: FaceMesh<'output'>;
  toOutput: Similarity<'source', 'output'>;
}

interface TouchedUpPicture {
  picture: Raster;
  matte: Matte;
  changes: Change[];
}

/**
 * Applies the user's retouching strokes, in order, to a picture with a painted background and to its matte. Erasing
 * paints the background; restoring brings back the original. The face and everything beyond the original are protected.
 *
 * Out: the same picture when there are no strokes; one change when any pixel changed.
 */
export function touchUp(request: TouchUpRequest): TouchedUpPicture {
  const { strokes, painted, matte, colour, toOutput } = request;
  if (strokes.length === 0) return { picture: painted, matte, changes: [] };
  const picture = { ...painted, data: Uint8Array.from(painted.data) };
  const touched = { ...matte, alpha: Uint8Array.from(matte.alpha) };
  const retained = protectedPixels(request);
  const back = strokes.some(({ mode }) => mode === 'restore')
    ? restorable({ ...request, kept: retained })
    : null;
  for (const stroke of strokes) {
    const placed = placedStroke(stroke, toOutput);
    const { widthPx, heightPx } = picture;
    const mask = { weights: new Uint8Array(widthPx * heightPx), widthPx, heightPx };
    const region = brushStroke(mask, placed);
    clearProtected(mask, region, retained);
    if (placed.mode === 'erase') erase({ picture, matte: touched }, mask, region, colour);
    else restore({ picture, matte: touched }, mask, region, atLeastAsPainted(request, back!(mask, region)));
  }
  const share = touchedShare(painted, picture);
  const changes: Change[] = share === 0 ? [] : [{ what: 'touch-up', amount: share, unit: 'ratio' }];
  return { picture, matte: touched, changes };
}

interface Original {
  source: Size;
  head: { headHeightPx: number };
}

/**
 * Refuses strokes that belong to another original or have too large a brush.
 *
 * Throws: EngineError request-invalid.
 */
export function refuseStrayStrokes(strokes: TouchUp, { source, head }: Original): void {
  const radiusMax = touchUpBounds.radiusHeadShareMax * head.headHeightPx;
  for (const { radiusPx, pointsPx } of strokes) {
    const strays = pointsPx.some((value, at) => value > (at % 2 === 0 ? source.widthPx : source.heightPx));
    if (strays || radiusPx > radiusMax) throw new EngineError('request-invalid', { field: 'touchUp' });
  }
}

/** 1 in the face up to the hairline, and beyond the original. */
function protectedPixels({ matte, mesh, covered }: TouchUpRequest): Uint8Array {
  const retained = covered ? covered.map((value) => 1 - value) : new Uint8Array(matte.alpha.length);
  for (const { y, from, to } of spansOfPolygon(faceOf(mesh), matte)) {
    retained.fill(1, y * matte.widthPx + from, y * matte.widthPx + to);
  }
  return retained;
}

function faceOf(mesh: FaceMesh<'output'>): Point<'output'>[] {
  const { eyeImageLeft, eyeImageRight } = faceAxes(mesh);
  const oval = faceOval.flatMap((index) => {
    const { x, y } = pointAt(mesh, index);
    return [x, y];
  });
  const face = faceToHairline(oval, [eyeImageLeft, eyeImageRight]);
  return faceOval.map((_, k) => ({ x: face[2 * k]!, y: face[2 * k + 1]! }));
}

function clearProtected({ weights, widthPx }: StrokeMask, region: PixelRegion, retained: Uint8Array): void {
  eachPixel(region, widthPx, (i) => {
    if (retained[i]) weights[i] = 0;
  });
}

interface Touched {
  picture: Raster;
  matte: Matte;
}

function erase({ picture, matte }: Touched, mask: StrokeMask, region: PixelRegion, colour: Rgb): void {
  eachPixel(region, mask.widthPx, (i) => {
    const weight = mask.weights[i]!;
    if (weight === 0) return;
    matte.alpha[i] = towards(matte.alpha[i]!, 0, weight);
    for (let c = 0; c < 3; c++) {
      picture.data[i * 3 + c] = towards(picture.data[i * 3 + c]!, colour[c]!, weight);
    }
  });
}

function restore(
  { picture, matte }: Touched,
  mask: StrokeMask,
  region: PixelRegion,
  restored: RestoredPixel,
): void {
  eachPixel(region, mask.widthPx, (i) => {
    const weight = mask.weights[i]!;
    if (weight === 0) return;
    const { alpha, rgb } = restored(i);
    // An earlier stroke that restored more is kept.
    if (alpha < matte.alpha[i]!) return;
    matte.alpha[i] = towards(matte.alpha[i]!, alpha, weight);
    for (let c = 0; c < 3; c++) {
      picture.data[i * 3 + c] = towards(picture.data[i * 3 + c]!, rgb[c]!, weight);
    }
  });
}

/** Restores the pixel or leaves it as painted, whichever has more of the person, so that restoring never removes. */
function atLeastAsPainted(
  { matte, painted: { data } }: TouchUpRequest,
  restored: RestoredPixel,
): RestoredPixel {
  return (i) => {
    const pixel = restored(i);
    const found = matte.alpha[i]!;
    if (pixel.alpha > found) return pixel;
    return { alpha: found, rgb: [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!] };
  };
}

function towards(value: number, aim: number, weight: number): number {
  return Math.round(value + ((aim - value) * weight) / 255);
}

function eachPixel(
  { left, top, right, bottom }: PixelRegion,
  widthPx: number,
  visit: (index: number) => void,
): void {
  for (let y = top; y < bottom; y++) for (let i = y * widthPx + left; i < y * widthPx + right; i++) visit(i);
}

function touchedShare(before: Raster, after: Raster): number {
  let touched = 0;
  for (let j = 0; j < before.data.length; j += 3) {
    const same =
      before.data[j] === after.data[j] &&
      before.data[j + 1] === after.data[j + 1] &&
      before.data[j + 2] === after.data[j + 2];
    if (!same) touched++;
  }
  return touched / (before.widthPx * before.heightPx);
}
