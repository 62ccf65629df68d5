import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { portraitFolder, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { decode } from '../../packages/engine/src/decode/decode.ts';
import { faceAxes, heightAboveEyes } from '../../packages/engine/src/face/face-axes.ts';
import { pointAt, vertex } from '../../packages/engine/src/face/face-points.ts';
import {
  invert,
  type Similarity,
  scaleOf,
  transformMesh,
  transformPoint,
} from '../../packages/engine/src/geometry/similarity.ts';
import type { FaceMesh } from '../../packages/engine/src/geometry/spaces.ts';
import { refinedMatte, runNetsOnView } from '../../packages/engine/src/matting/matte-view.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import {
  drawPortraitView,
  portraitHeadPx,
  portraitView,
} from '../../packages/engine/src/observe/portrait-view.ts';
import { boxMean } from '../../packages/engine/src/raster/box-mean.ts';
import { linearFromByte } from '../../packages/engine/src/raster/colour.ts';
import { patchOf } from '../../packages/engine/src/raster/patch.ts';
import type { Raster, Size } from '../../packages/engine/src/raster/raster.ts';
import { drawPatch } from '../../packages/engine/src/raster/resample.ts';
import { white } from '../../packages/engine/src/raster/rgb.ts';
import { coarse, coarseSize, enlarge } from './coarse-field.ts';

/** A person before a plain studio wall, taken apart. All planes have the size of the picture; light is linear. */
export interface StudioPerson {
  size: Size;
  /** Red, green and blue, interleaved. */
  picture: Float32Array;
  /** Share of the person in each pixel, 0 to 1. */
  alpha: Float32Array;
  /** The studio's wall without the person, interleaved. */
  wall: Float32Array;
  mesh: FaceMesh<'source'>;
  /** Middle of the eyes and height of the head, px. */
  head: { x: number; y: number; heightPx: number };
  /** Whether alpha is exact by construction; otherwise it is the product's own. */
  isAlphaTrue: boolean;
}

export async function studioPerson(path: string, sessions: Sessions): Promise<StudioPerson> {
  const { raster } = await decode(readPortrait(path), white);
  const { mesh } = await locateFace<'source'>(raster, sessions);
  const axes = faceAxes(mesh);
  const chinDepth = -heightAboveEyes(axes, pointAt(mesh, vertex.chin));
  const known = await trueAlpha(path);
  const alpha = known ?? (await ownAlpha(raster, mesh, sessions));
  const picture = Float32Array.from(raster.data, linearFromByte);
  const size = { widthPx: raster.widthPx, heightPx: raster.heightPx };
  return {
    size,
    picture,
    alpha,
    wall: wallWithoutPerson(picture, alpha, size),
    mesh,
    head: { ...axes.eyeMidpoint, heightPx: 2.03 * chinDepth * axes.interEyePx },
    isAlphaTrue: known !== null,
  };
}

/** Exact mattes exist for people who were pasted before other walls. */
async function trueAlpha(path: string): Promise<Float32Array | null> {
  const number = /london\/(\d{3})_neutral/.exec(path)?.[1];
  const file = join(portraitFolder, `composites/${number}_alpha.png`);
  // The matte of 013 counts pieces of wall at the shoulders as person.
  if (!number || number === '013' || !existsSync(file)) return null;
  const grey = await sharp(file).greyscale().raw().toBuffer();
  return Float32Array.from(grey, (byte) => byte / 255);
}

/** The product's matte of the whole picture, sharpened along the picture's own edges. */
async function ownAlpha(raster: Raster, mesh: FaceMesh<'source'>, sessions: Sessions): Promise<Float32Array> {
  const { toPortrait, size } = wholeView(mesh, raster);
  const view = await drawPortraitView(patchOf(raster), { toPortrait, size });
  const seen = await runNetsOnView(view, transformMesh(toPortrait, mesh), sessions);
  const { matte } = await refinedMatte(seen, sessions);
  const grey = Uint8Array.from({ length: 3 * matte.alpha.length }, (_, k) => matte.alpha[Math.floor(k / 3)]!);
  const back = invert(toPortrait) as unknown as Similarity<'source', 'source'>;
  const drawn = drawPatch(patchOf({ data: grey, ...size }), back, raster, 'bilinear');
  const alpha = Float32Array.from(
    { length: drawn.widthPx * drawn.heightPx },
    (_, i) => drawn.data[3 * i]! / 255,
  );
  return guided(alpha, raster, Math.max(2, Math.round(1.5 / scaleOf(toPortrait))));
}

/** The product's view, extended to the whole picture. */
function wholeView(mesh: FaceMesh<'source'>, raster: Raster) {
  const { toPortrait } = portraitView(mesh, raster);
  const { widthPx, heightPx } = raster;
  const corners = [
    [0, 0],
    [widthPx, 0],
    [0, heightPx],
    [widthPx, heightPx],
  ].map(([x, y]) => transformPoint(toPortrait, { x: x!, y: y! }));
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  return {
    toPortrait: { ...toPortrait, tx: toPortrait.tx - left, ty: toPortrait.ty - top },
    size: {
      widthPx: Math.min(4 * portraitHeadPx, Math.round(Math.max(...corners.map(({ x }) => x)) - left)),
      heightPx: Math.min(6 * portraitHeadPx, Math.round(Math.max(...corners.map(({ y }) => y)) - top)),
    },
  };
}

/** Variance of green, of 1, below which an edge is noise. */
const flat = 0.0004;

/**
 * Moves the edges of alpha to those of the picture.
 * Source: He, Sun & Tang, "Guided Image Filtering", 2010; with green as the guide.
 */
function guided(alpha: Float32Array, { data, ...size }: Raster, radiusPx: number): Float32Array {
  const guide = Float32Array.from(alpha, (_, i) => data[3 * i + 1]! / 255);
  const mean = (values: Float32Array) => boxMean(values, size, radiusPx);
  const meanGuide = mean(guide);
  const meanAlpha = mean(alpha);
  const both = mean(guide.map((value, i) => value * alpha[i]!));
  const squares = mean(guide.map((value) => value * value));
  const slope = guide.map((_, i) => {
    const variance = squares[i]! - meanGuide[i]! ** 2;
    return (both[i]! - meanGuide[i]! * meanAlpha[i]!) / (variance + flat);
  });
  const level = mean(slope.map((value, i) => meanAlpha[i]! - value * meanGuide[i]!));
  const gain = mean(slope);
  // Where alpha is certain all around, the picture's own edges are the person's or the wall's.
  return alpha.map((value, i) =>
    meanAlpha[i]! < 0.004 || meanAlpha[i]! > 0.996
      ? Math.round(value)
      : Math.min(1, Math.max(0, gain[i]! * guide[i]! + level[i]!)),
  );
}

/** The light of the wall where it is seen, continued behind the person. */
function wallWithoutPerson(
  picture: Float32Array,
  alpha: Float32Array,
  { widthPx, heightPx }: Size,
): Float32Array {
  const size = coarseSize({ widthPx, heightPx });
  const cells = size.widthPx * size.heightPx;
  // A hair's breadth around the person is left out, because alpha is least certain there.
  const near = boxMean(alpha, { widthPx, heightPx }, Math.round(widthPx / 110));
  const weight = new Float32Array(cells);
  const sums = [0, 1, 2].map(() => new Float32Array(cells));
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      if (near[i]! > 0.002) continue;
      const cell = Math.floor(y / coarse) * size.widthPx + Math.floor(x / coarse);
      weight[cell]! += 1;
      for (let c = 0; c < 3; c++) sums[c]![cell]! += picture[3 * i + c]!;
    }
  }
  const smooth = sums.map((sum) => filled(sum, weight, size));
  const wall = new Float32Array(3 * widthPx * heightPx);
  for (let c = 0; c < 3; c++)
    enlarge(smooth[c]!, size, { field: wall, channel: c, channels: 3 }, { widthPx, heightPx });
  return wall;
}

/** Means of ever wider surroundings, of which each cell takes the narrowest that has wall enough. */
function filled(sum: Float32Array, weight: Float32Array, size: Size): Float32Array {
  const result = new Float32Array(sum.length).fill(Number.NaN);
  for (let radius = 1; radius < 2 * Math.max(size.widthPx, size.heightPx); radius *= 2) {
    const values = boxMean(boxMean(sum, size, radius), size, radius);
    const weights = boxMean(boxMean(weight, size, radius), size, radius);
    for (let i = 0; i < result.length; i++) {
      if (Number.isNaN(result[i]) && weights[i]! > 0.06 * coarse * coarse)
        result[i] = values[i]! / weights[i]!;
    }
  }
  return boxMean(
    boxMean(
      result.map((value) => (Number.isNaN(value) ? 0.5 : value)),
      size,
      2,
    ),
    size,
    2,
  );
}
