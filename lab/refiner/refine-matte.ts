import { pointAt, vertex } from '../../packages/engine/src/face/face-points.ts';
import type { FaceMesh } from '../../packages/engine/src/geometry/spaces.ts';
import { resampleMap } from '../../packages/engine/src/matting/matte-resize.ts';
import type { RawMattes } from '../../packages/engine/src/matting/matting.ts';
import { ramp } from '../../packages/engine/src/raster/ramp.ts';
import type { Raster, Size } from '../../packages/engine/src/raster/raster.ts';
import { nearColours } from './near-colours.ts';
import type { RefinerNet } from './open-refiner.ts';

/** Sides of the refiner's input are multiples of this. */
const multipleOfPx = 32;
/** Distance from the chin at which `belowChin` reaches 1 or -1, px of portrait space. */
const chinReachPx = 470;
/** Range in which the least of the three nets' values turns from no evidence into a certain alpha. */
const certain = { from: 0.9, full: 0.99 } as const;
/** Alpha below this becomes 0 and above its complement 1: a wall at a few per cent is visible in the photo. */
const exact = 0.03;

/**
 * Alpha of the person by the refiner, a net that was trained on true mattes. It reads the picture, the three mattes,
 * the colours of wall and person nearby, and the height relative to the chin. It never removes what IS-Net, RVM and
 * the person mask all mark as person.
 *
 * In:  `view`, a levelled portrait; `raw`, the nets' mattes of it; `mesh` in px of it.
 * Out: alpha 0..1 at the size of `view`.
 */
export async function refineMatte(
  view: Raster,
  raw: RawMattes,
  mesh: FaceMesh<'portrait'>,
  refiner: RefinerNet,
): Promise<Float32Array> {
  const padded = paddedPicture(view);
  const mattes = [raw.isNet, raw.rvm, raw.personMask].map((map) => resampleMap(map, view));
  const [isNet, rvm, personMask] = mattes.map((values) => paddedMap(values, view, padded));
  const answer = await refiner.run({
    picture: planesOf(padded),
    mattes: joined([isNet!, rvm!, personMask!]),
    colours: nearColours(padded, { isNet: isNet!, rvm: rvm! }),
    belowChin: belowChin(padded, pointAt(mesh, vertex.chin).y),
    size: { widthPx: padded.widthPx, heightPx: padded.heightPx },
  });
  const alpha = new Float32Array(view.widthPx * view.heightPx);
  for (let y = 0, i = 0; y < view.heightPx; y++)
    for (let x = 0; x < view.widthPx; x++, i++) {
      const least = Math.min(mattes[0]![i]!, mattes[1]![i]!, mattes[2]![i]!);
      const refined = ramp(answer[y * padded.widthPx + x]!, { from: exact, full: 1 - exact });
      alpha[i] = Math.max(refined, least * ramp(least, certain));
    }
  return alpha;
}

/** Repeats the last column and row until both sides are multiples that the refiner accepts. */
function paddedPicture({ data, widthPx, heightPx }: Raster): Raster {
  const size = paddedSize({ widthPx, heightPx });
  const padded = new Uint8Array(3 * size.widthPx * size.heightPx);
  for (let y = 0, to = 0; y < size.heightPx; y++) {
    const row = Math.min(heightPx - 1, y) * widthPx;
    for (let x = 0; x < size.widthPx; x++, to += 3) {
      const from = 3 * (row + Math.min(widthPx - 1, x));
      padded[to] = data[from]!;
      padded[to + 1] = data[from + 1]!;
      padded[to + 2] = data[from + 2]!;
    }
  }
  return { data: padded, ...size };
}

function paddedMap(values: Float32Array, { widthPx, heightPx }: Size, padded: Size): Float32Array {
  const map = new Float32Array(padded.widthPx * padded.heightPx);
  for (let y = 0, to = 0; y < padded.heightPx; y++) {
    const row = Math.min(heightPx - 1, y) * widthPx;
    for (let x = 0; x < padded.widthPx; x++, to++) map[to] = values[row + Math.min(widthPx - 1, x)]!;
  }
  return map;
}

function paddedSize({ widthPx, heightPx }: Size): Size {
  const up = (px: number) => Math.ceil(px / multipleOfPx) * multipleOfPx;
  return { widthPx: up(widthPx), heightPx: up(heightPx) };
}

function planesOf({ data, widthPx, heightPx }: Raster): Float32Array {
  const count = widthPx * heightPx;
  const planes = new Float32Array(3 * count);
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) planes[c * count + i] = data[3 * i + c]! / 255;
  return planes;
}

function joined(planes: readonly Float32Array[]): Float32Array {
  const values = new Float32Array(planes.length * planes[0]!.length);
  for (const [k, plane] of planes.entries()) values.set(plane, k * plane.length);
  return values;
}

/** Height of each pixel relative to the chin, positive below; -1 to 1. */
function belowChin({ widthPx, heightPx }: Size, chinY: number): Float32Array {
  const heights = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const height = Math.min(1, Math.max(-1, (y - chinY) / chinReachPx));
    heights.fill(height, y * widthPx, (y + 1) * widthPx);
  }
  return heights;
}
