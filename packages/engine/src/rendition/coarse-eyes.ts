import sharp from 'sharp';
import { midpoint, pointAt, vertex } from '../face/face-points.ts';
import { levelling } from '../geometry/similarity.ts';
import type { Box, FaceMesh, Point } from '../geometry/spaces.ts';
import { patchOf } from '../raster/patch.ts';
import type { Raster, Size } from '../raster/raster.ts';
import { drawPatch } from '../raster/resample.ts';

/** The places of the eyes, px of the photo. */
export interface Eyes {
  middle: Point<'output'>;
  /** From the eye on the image's left to the other one. */
  along: Point<'output'>;
}

/** In: mesh in px of the photo. */
export function eyesOf(mesh: FaceMesh<'output'>): Eyes {
  const [left, right] = [
    midpoint(pointAt(mesh, vertex.eyeOuterImageLeft), pointAt(mesh, vertex.eyeInnerImageLeft)),
    midpoint(pointAt(mesh, vertex.eyeInnerImageRight), pointAt(mesh, vertex.eyeOuterImageRight)),
  ];
  return { middle: midpoint(left, right), along: { x: right.x - left.x, y: right.y - left.y } };
}

/**
 * Samples per inter-eye distance. At 24 one sees that the eyes are open and where they look, but their sharpest edges
 * are twice as wide as the check for sharpness allows.
 */
const samplesPerUnit = 24;
/** Standard deviation of the blur before sampling, in samples. It leaves nothing for grids between this one. */
const antialiasShare = 0.65;
/** Half of the sampled square, in inter-eye distances. */
const reach = 1.25;

/**
 * Replaces the eyes of a photo by a few samples of them, enlarged. The grid of the samples is fixed to the eyes in
 * place, scale and angle, so that photos of all sizes, crops and angles contain the same samples, mirrored ones too.
 *
 * Out: a new raster of the photo's size.
 */
export async function withCoarseEyes(photo: Raster, { middle, along }: Eyes): Promise<Raster> {
  const unitPx = Math.hypot(along.x, along.y);
  const scale = samplesPerUnit / unitPx;
  const half = reach * samplesPerUnit;
  const toSamples = levelling<'source', 'output'>({
    fixed: { x: middle.x, y: middle.y },
    target: { x: half, y: half },
    rollRad: Math.atan2(along.y, along.x),
    scale,
  });
  const { left, top, width, height } = stripBox(photo, { middle, along }, softMargin * unitPx);
  const soft = await sharp(photo.data, {
    raw: { width: photo.widthPx, height: photo.heightPx, channels: 3 },
  })
    .extract({ left, top, width, height })
    .blur(Math.max(leastBlur, antialiasShare / scale))
    .raw()
    .toBuffer();
  const patch = patchOf({ data: soft, widthPx: width, heightPx: height }, left, top);
  const samples = drawPatch(patch, toSamples, { widthPx: 2 * half, heightPx: 2 * half }, 'bicubic');
  return blended(photo, samples, { middle, along });
}

/** Margin around the strip that blurring and sampling read, in inter-eye distances: 4 deviations and 3 samples. */
const softMargin = (4 * antialiasShare + 3) / samplesPerUnit;

/** Upright box around the strip, widened by a margin and clipped to the photo; whole px, at least one. */
function stripBox({ widthPx, heightPx }: Size, { middle, along }: Eyes, marginPx: number): Box<'output'> {
  const [across, down] = [strip.straight + strip.rx, strip.ry];
  const reachX = Math.abs(along.x) * across + Math.abs(along.y) * down + marginPx;
  const reachY = Math.abs(along.y) * across + Math.abs(along.x) * down + marginPx;
  const left = clamp(Math.floor(middle.x - reachX), widthPx - 1);
  const top = clamp(Math.floor(middle.y - reachY), heightPx - 1);
  return {
    left,
    top,
    width: Math.max(1, clamp(Math.ceil(middle.x + reachX), widthPx) - left),
    height: Math.max(1, clamp(Math.ceil(middle.y + reachY), heightPx) - top),
  };
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}

/** The smallest standard deviation that sharp accepts. */
const leastBlur = 0.3;

function blended(photo: Raster, samples: Raster, { middle, along }: Eyes): Raster {
  const unitPx = Math.hypot(along.x, along.y);
  const { left, top, width, height } = stripBox(photo, { middle, along }, 0);
  const inUnits = {
    ...patchOf(samples, -reach, -reach),
    scaleX: samplesPerUnit,
    scaleY: samplesPerUnit,
  };
  const enlarged = drawPatch(
    inUnits,
    { a: along.x, b: along.y, tx: middle.x - left, ty: middle.y - top },
    { widthPx: width, heightPx: height },
    'bicubic',
  );
  const data = new Uint8Array(photo.data);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [left + column + 0.5 - middle.x, top + row + 0.5 - middle.y];
      const share = shareAt(
        (x * along.x + y * along.y) / unitPx ** 2,
        (y * along.x - x * along.y) / unitPx ** 2,
      );
      if (share === 0) continue;
      const at = ((top + row) * photo.widthPx + left + column) * 3;
      const from = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) {
        data[at + c] = data[at + c]! + (enlarged.data[from + c]! - data[at + c]!) * share + 0.5;
      }
    }
  }
  return { ...photo, data };
}

/** A strip over both eyes and the bridge of the nose, in inter-eye distances, and the share of it that fades. */
const strip = { straight: 0.55, rx: 0.4, ry: 0.36, fading: 0.3 };

/** Share of the samples at a point right of and below the eye midpoint, in inter-eye distances. */
function shareAt(right: number, down: number): number {
  const { straight, rx, ry, fading } = strip;
  const outwards = Math.hypot(Math.max(0, Math.abs(right) - straight) / rx, down / ry);
  return Math.min(1, Math.max(0, (1 - outwards) / fading));
}
