import type { Natives } from '@vesika/report';
import type { AlignedFace } from '../../face/aligned-face.ts';
import { faceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';
import { linearFromByte } from '../../raster/colour.ts';
import { quantile } from '../../raster/quantile.ts';
import stored from './light-from-above.json' with { type: 'json' };

/**
 * Places on forehead, nose, sockets and cheeks, inter-eye distances right of and below the eye midpoint, each with its
 * mirror image. Beards and wide glasses are outside them.
 */
export const places = [
  [0, -0.3],
  [0.2, -0.4],
  [0, 0.1],
  [0.3, 0.1],
  [0.5, 0.1],
  [0.4, 0.2],
  [0.6, 0.2],
  [0.5, 0.3],
  [0.3, 0.3],
  [0.6, 0.4],
] as const;

/**
 * Stops by which light from above shades the face more than most portraits: the sockets of the eyes become dark and the
 * light falls from forehead to chin. A matched filter, which weighs places by how little faces differ there, so that
 * deep-set eyes and shadows below the eyes count little. Brightness of light and skin cancels. Red is measured, which
 * birthmarks and flushed cheeks change least; the weights, fitted on luminance, hold for it.
 *
 * Out:    stops, about 0 for most portraits; null for a face outside the picture.
 * Source: the method is ours, with weights fitted by lab/fit/light-from-above.ts.
 */
export function measureLightFromAbove({ aligned }: FaceView<Space>): Natives {
  const stops = stopsAtPlaces(aligned);
  return { lightFromAboveStops: stops && fromAbove(stops, stored) };
}

/** Result of a filter for the stops at `places`. */
export function fromAbove(stops: readonly number[], { weights, usual }: typeof stored): number {
  return stops.reduce((sum, value, i) => sum + weights[i]! * value, -usual);
}

const halfPx = 3;
/** Added to the light, which limits the stops of noise in near-black pixels. */
const floor = 0.002;

/** Light at each of `places`, stops, the mean of both sides of the face; null if a place is outside the picture. */
export function stopsAtPlaces(face: AlignedFace): number[] | null {
  const axes = faceAxes(face.mesh);
  const stops = places.map(([right, down]) => {
    const sides = [right, -right].map((side) => lightAround(face, pointOnAxes(axes, side, -down)));
    return (Math.log2(sides[0]! + floor) + Math.log2(sides[1]! + floor)) / 2;
  });
  return stops.every(Number.isFinite) ? stops : null;
}

/** Median linear red of a square, 0 to 1; NaN beyond the picture. */
function lightAround({ raster }: AlignedFace, { x, y }: { x: number; y: number }): number {
  const { data, widthPx, heightPx } = raster;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (Math.min(column, row) < halfPx || Math.max(column - widthPx, row - heightPx) >= -halfPx)
    return Number.NaN;
  const seen: number[] = [];
  for (let j = row - halfPx; j <= row + halfPx; j++) {
    for (let i = column - halfPx; i <= column + halfPx; i++) seen.push(data[3 * (j * widthPx + i)]!);
  }
  return linearFromByte(quantile(seen, 0.5));
}
