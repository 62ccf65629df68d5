import type { Outline } from '@vesika/report';
import sharp from 'sharp';
import { faceAxes } from './face/face-axes.ts';
import { faceOval, pointAt } from './face/face-points.ts';
import type { FaceMesh } from './geometry/spaces.ts';
import { mirroredPersonMask } from './matting/mirrored-person-mask.ts';
import { backgroundAlphaMax, measureBackground } from './measure/background/background.ts';
import { disputedPieces } from './measure/cut-out/disputed-pieces.ts';
import type { CutOutView } from './measure/cut-out/evidence.ts';
import {
  areaOf,
  type CutOutMeasure,
  measureCutOut,
  measureFinishedCutOut,
  pieceAreaMin,
} from './measure/cut-out/measure-cut-out.ts';
import type { PictureSize } from './nets/matting-size.ts';
import type { Sessions } from './nets/sessions.ts';
import type { Matte, Raster } from './raster/raster.ts';
import type { Rgb } from './raster/rgb.ts';

/** A picture with a person who was cut out, in its frame. */
interface CutOutPicture {
  picture: Raster;
  /** Weight of the person in each pixel of the result. */
  matte: Matte;
  /** 0 where the source has no pixels; null if it covers the whole frame. */
  covered: Uint8Array | null;
  mesh: FaceMesh<'output'>;
}

/** A picture of which the original is known. */
interface CutOutOfOriginal extends CutOutPicture {
  /** Disagreement of IS-Net and RVM on each pixel, 0 to 255. */
  disputed: Matte;
  /** Colour of the painted background. */
  painted: Rgb;
}

/** Inter-eye distance at which pieces down to the size of an iris are visible. */
const interEyePx = 26;

/**
 * Compares the cut-out with the original: background that was kept, parts of the person that were removed, and what the
 * nets disagree about. The last may be either and counts as kept.
 *
 * In:     the original in its frame.
 * Out:    outlines in px of the picture.
 */
export async function inspectCutOut(cut: CutOutOfOriginal, sessions: Sessions): Promise<CutOutMeasure> {
  const { view, scale } = await shrunkView(cut, sessions);
  const measure = measureCutOut(view);
  const facePx = areaOf(view.face);
  const disputed = disputedPieces(view, {
    disputed: await shrunk(cut.disputed.alpha, cut.picture, view.picture, 1),
    wall: cut.painted,
    areaMinPx: pieceAreaMin * facePx,
  });
  const disputedShare = disputed.reduce((sum, { areaPx }) => sum + areaPx, 0) / facePx;
  return enlarged(
    {
      ...measure,
      natives: {
        ...measure.natives,
        leftoverShare: Math.max(Number(measure.natives.leftoverShare), disputedShare),
      },
      leftovers: [...measure.leftovers, ...disputed.map(({ outline }) => outline)],
    },
    scale,
  );
}

/**
 * Least share of a painted background that differs from the background's colour by at most `paintedSpread` levels;
 * photographed walls reach two thirds at most.
 */
const paintedShareMin = 0.7;
const paintedSpread = 2;

/**
 * Inspects the cut-out of a finished photo whose original is not available.
 *
 * In:     the finished photo with its matte.
 * Out:    outlines in px of the picture; null if its background was not painted.
 */
export async function inspectFinishedCutOut(
  finished: CutOutPicture,
  sessions: Sessions,
): Promise<CutOutMeasure | null> {
  const { picture, matte, covered } = finished;
  const wall = measureBackground(picture, matte, covered);
  if (!wall || !isPainted(wall.median, finished)) return null;
  const { view, scale } = await shrunkView(finished, sessions);
  const retained = shownBefore(wall.median, view);
  return enlarged(measureFinishedCutOut({ ...view, kept: retained }), scale);
}

function isPainted(wall: Rgb, { picture: { data }, matte: { alpha } }: CutOutPicture): boolean {
  let counted = 0;
  let even = 0;
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! > backgroundAlphaMax) continue;
    counted++;
    if (wall.every((level, c) => Math.abs(data[3 * i + c]! - level) <= paintedSpread)) even++;
  }
  return even >= paintedShareMin * counted;
}

/**
 * Difference from the wall in levels of the worst channel: above `from` a pixel begins to count as foreground,
 * from `to` on it counts fully.
 */
const unlikeWall = { from: 10, to: 42 } as const;

/** The matte, raised wherever the picture differs from the wall. */
function shownBefore(wall: Rgb, { picture: { data }, kept: retained }: CutOutView<'output'>): Uint8Array {
  const { from, to } = unlikeWall;
  return retained.map((alpha, i) => {
    const difference = Math.max(...wall.map((level, c) => Math.abs(data[3 * i + c]! - level)));
    return Math.max(alpha, Math.min(255, Math.max(0, ((difference - from) / (to - from)) * 255)));
  });
}

async function shrunkView({ picture, matte, covered, mesh }: CutOutPicture, sessions: Sessions) {
  const scale = Math.min(1, interEyePx / faceAxes(mesh).interEyePx);
  const size = smaller(picture, scale);
  const [data, retained, coveredSmall] = await Promise.all([
    shrunk(picture.data, picture, size, 3),
    shrunk(matte.alpha, picture, size, 1),
    covered &&
      shrunk(
        covered.map((value) => value * 255),
        picture,
        size,
        1,
      ),
  ]);
  const view: CutOutView<'output'> = {
    picture: { data, ...size },
    kept: retained,
    personProbability: await mirroredPersonMask(picture, size, sessions),
    covered: coveredSmall?.map((value) => (value === 255 ? 1 : 0)) ?? null,
    face: faceOval.map((index) => {
      const { x, y } = pointAt(mesh, index);
      return { x: x * scale, y: y * scale };
    }),
    interEyePx: faceAxes(mesh).interEyePx * scale,
  };
  return { view, scale };
}

function smaller({ widthPx, heightPx }: PictureSize, scale: number): PictureSize {
  return {
    widthPx: Math.max(2, Math.round(widthPx * scale)),
    heightPx: Math.max(2, Math.round(heightPx * scale)),
  };
}

async function shrunk(
  values: Uint8Array,
  from: PictureSize,
  to: PictureSize,
  channels: 1 | 3,
): Promise<Uint8Array> {
  const resized = sharp(values, { raw: { width: from.widthPx, height: from.heightPx, channels } }).resize(
    to.widthPx,
    to.heightPx,
    { fit: 'fill', kernel: 'linear' },
  );
  return (channels === 1 ? resized.extractChannel(0) : resized).raw().toBuffer();
}

function enlarged(measure: CutOutMeasure, scale: number): CutOutMeasure {
  const toPicture = (outline: Outline) => inPicture(outline, scale);
  return {
    ...measure,
    leftovers: measure.leftovers.map(toPicture),
    losses: measure.losses.map(toPicture),
  };
}

function inPicture(outline: Outline, scale: number): Outline {
  return outline.map((value) => Math.round((value / scale) * 10) / 10);
}
