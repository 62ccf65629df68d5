import { pointAt, vertex } from '../face/face-points.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { fieldStepPx, type RefinerNet } from '../nets/refiner.ts';
import { ramp } from '../raster/ramp.ts';
import type { Raster, Size } from '../raster/raster.ts';
import { bandsInDoubt, fadePx, type Rect } from './bands-in-doubt.ts';
import { clearVeils } from './clear-veils.ts';
import { followColours } from './follow-colours.ts';
import type { RawMattes } from './matting.ts';
import { nearColours } from './near-colours.ts';
import { personReach } from './person-reach.ts';
import { resampleMap } from './resample-map.ts';
import { surePerson } from './sure-person.ts';

/** Distance from the chin at which `belowChin` reaches 1 or -1, px of portrait space. */
const chinReachPx = 470;
/** Alpha below this becomes 0 and above its complement 1: a wall at a few per cent is visible in the photo. */
export const exact = { from: 0.02, full: 0.98 } as const;

export interface RefinedMatte {
  /** Weight of the person, 0 to 1. */
  alpha: Float32Array;
  /**
   * Disagreement of IS-Net and RVM about what is not surely the person, 0 to 1. The nets were trained on different
   * pictures, one to find any salient object and one to find people, and they rarely err alike.
   */
  disputed: Float32Array;
}

/**
 * Alpha of the person by the refiner, a net that was trained on true mattes. It reads the picture, the three mattes,
 * the colours of wall and person nearby, and the height relative to the chin. Its answer is kept between surePerson and
 * personReach. It runs on bands of the view, which need little memory, and only where IS-Net and RVM are in doubt.
 *
 * In:  `view`, a levelled portrait; `raw`, the nets' mattes of it; `mesh` in px of it.
 * Out: both at the size of `view`.
 */
export async function refineMatte(
  view: Raster,
  raw: RawMattes,
  mesh: FaceMesh<'portrait'>,
  refiner: RefinerNet,
): Promise<RefinedMatte> {
  const isNet = resampleMap(raw.isNet, view);
  const rvm = resampleMap(raw.rvm, view);
  const personMask = resampleMap(raw.personMask, view);
  const colours = nearColours(view, { isNet, rvm });
  const chinY = pointAt(mesh, vertex.chin).y;
  const sure = surePerson({ isNet, rvm, personMask }, view);
  const reach = personReach({ isNet, rvm }, view);
  const alpha = sure.map((share, i) => Math.max(share, isNet[i]! < 0.5 ? 0 : 1));
  for (const { input, top, bottom } of bandsInDoubt({ isNet, rvm }, view)) {
    const cells = {
      left: input.left / fieldStepPx,
      top: input.top / fieldStepPx,
      widthPx: input.widthPx / fieldStepPx,
      heightPx: input.heightPx / fieldStepPx,
    };
    const answer = await refiner.run({
      picture: picturePlanes(view, input),
      mattes: joined([isNet, rvm, personMask].map((map) => cut(map, view, input))),
      colours: joined(colours.planes.map((plane) => cut(plane, colours.size, cells))),
      belowChin: belowChin(input, chinY),
      size: { widthPx: input.widthPx, heightPx: input.heightPx },
    });
    const right = Math.min(view.widthPx, input.left + input.widthPx);
    const lastRow = Math.min(view.heightPx, bottom + fadePx);
    for (let y = Math.max(0, top - fadePx); y < lastRow; y++) {
      const share = top === 0 ? 1 : Math.min(1, (y - top + fadePx + 0.5) / (2 * fadePx));
      for (let x = input.left; x < right; x++) {
        const i = y * view.widthPx + x;
        const refined = answer[(y - input.top) * input.widthPx + x - input.left]!;
        alpha[i]! += share * (bounded(refined, i) - alpha[i]!);
      }
    }
  }
  followColours(alpha, view);
  clearVeils(alpha, view);
  for (let i = 0; i < alpha.length; i++) alpha[i] = bounded(alpha[i]!, i);
  const disputed = new Float32Array(sure.length);
  for (let i = 0; i < sure.length; i++)
    disputed[i] = (1 - sure[i]!) * Math.min(1, Math.abs(isNet[i]! - rvm[i]!));
  return { alpha, disputed };

  function bounded(share: number, i: number): number {
    return Math.max(sure[i]!, Math.min(reach[i]!, ramp(share, exact)));
  }
}

function picturePlanes(view: Raster, { left, top, widthPx, heightPx }: Rect): Float32Array {
  const count = widthPx * heightPx;
  const planes = new Float32Array(3 * count);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = Math.min(view.heightPx - 1, top + y) * view.widthPx;
    for (let x = 0; x < widthPx; x++, i++) {
      const from = 3 * (row + Math.min(view.widthPx - 1, left + x));
      for (let c = 0; c < 3; c++) planes[c * count + i] = view.data[from + c]! / 255;
    }
  }
  return planes;
}

/** Values in a rectangle, which may extend beyond the map to the right and below: the last column and row repeat. */
function cut(values: Float32Array, size: Size, { left, top, widthPx, heightPx }: Rect): Float32Array {
  const piece = new Float32Array(widthPx * heightPx);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = Math.min(size.heightPx - 1, top + y) * size.widthPx;
    for (let x = 0; x < widthPx; x++, i++) piece[i] = values[row + Math.min(size.widthPx - 1, left + x)]!;
  }
  return piece;
}

function joined(planes: readonly Float32Array[]): Float32Array {
  const values = new Float32Array(planes.length * planes[0]!.length);
  for (const [k, plane] of planes.entries()) values.set(plane, k * plane.length);
  return values;
}

/** Height of each pixel relative to the chin, positive below; -1 to 1. */
function belowChin({ top, widthPx, heightPx }: Rect, chinY: number): Float32Array {
  const heights = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const height = Math.min(1, Math.max(-1, (top + y - chinY) / chinReachPx));
    heights.fill(height, y * widthPx, (y + 1) * widthPx);
  }
  return heights;
}
