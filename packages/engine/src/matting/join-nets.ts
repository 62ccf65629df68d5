import { boxMean } from '../raster/box-mean.ts';
import { dilate } from '../raster/dilate.ts';
import { ramp } from '../raster/ramp.ts';
import type { Size } from '../raster/raster.ts';
import { resampleMap } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';
import type { TrustRegion } from './matte-trust.ts';
import type { RawMattes } from './matting.ts';
import { objectsBehind } from './objects-behind.ts';

/** Mattes of the three nets, alpha 0..1, all resampled to IS-Net's size (the grid). */
export interface MattesOnGrid {
  /** Finest edges, but marks furniture as person and drops locks of hair. */
  isNet: Float32Array;
  /** Marks only people, but drops single strands of hair and parts of white shirts. */
  rvm: Float32Array;
  /** Coarse outline of the person. */
  personMask: Float32Array;
}

export function mattesOnGrid({ isNet, rvm, personMask }: RawMattes): MattesOnGrid {
  return { isNet: isNet.values, rvm: resampleMap(rvm, isNet), personMask: resampleMap(personMask, isNet) };
}

/**
 * Weight of RVM against IS-Net: 0.85 where RVM adds to IS-Net, because IS-Net drops locks of hair; 0.4 where RVM
 * removes, because RVM drops strands. On objects that extend far behind the person (`objectsBehind`) RVM decides alone.
 * The colour model later settles the middling alphas that result.
 */
const rvmWeight = { whereAdding: 0.85, whereRemoving: 0.4 } as const;
/** Distance by which the person may extend beyond RVM and the person mask, as a share of the grid's longer side. */
const reachShare = 0.008;
/** Range of the person mask from background to certain person. */
const maskRange = { from: 0.3, full: 0.7 } as const;

/**
 * IS-Net is trusted fully within this distance of RVM's person, as a share of the grid's longer side. Farther away only
 * its sure strands count, because its faint values there are wall.
 */
const fullTrustReachShare = 0.03;
/** Range of RVM nearby, and of IS-Net itself, from no trust in IS-Net to full trust. */
const rvmRange = { from: 0.05, full: 0.3 } as const;
const sureStrand = { from: 0.5, full: 0.95 } as const;

/**
 * Joins IS-Net and RVM, whose errors differ: IS-Net draws fine edges but marks furniture as person; RVM marks only
 * people but drops parts of white shirts.
 *
 * In:  the mattes on the grid; `inner`, 1 well inside the person mask; `head` in grid px; `size` of the grid.
 * Out: alpha 0..1 on the grid; 0 away from everything that RVM or the person mask marks.
 */
export function joinNets(
  { isNet, rvm, personMask }: MattesOnGrid,
  { inner }: TrustRegion,
  head: GridHead,
  size: Size,
): Float32Array {
  const rvmWithShirt = withShirt({ isNet, rvm, personMask }, inner, head, size);
  const longSidePx = Math.max(size.widthPx, size.heightPx);
  const reachPx = Math.max(1, Math.round(reachShare * longSidePx));
  const rvmNearby = dilate(rvmWithShirt, size, Math.round(fullTrustReachShare * longSidePx));
  const person = new Float32Array(rvmWithShirt.length);
  for (let i = 0; i < rvmWithShirt.length; i++)
    person[i] = Math.max(rvmWithShirt[i]!, ramp(personMask[i]!, maskRange));
  const reach = boxMean(dilate(person, size, reachPx), size, reachPx >> 1);
  const isBehind = objectsBehind({ isNet, rvm: rvmWithShirt, personMask, rvmNearby }, size);
  const joined = new Float32Array(rvmWithShirt.length);
  for (let i = 0; i < rvmWithShirt.length; i++) {
    const alpha = isNet[i]! * Math.max(ramp(rvmNearby[i]!, rvmRange), ramp(isNet[i]!, sureStrand));
    const weight =
      rvmWithShirt[i]! > alpha ? rvmWeight.whereAdding : isBehind[i] ? 1 : rvmWeight.whereRemoving;
    joined[i] = Math.min(reach[i]!, alpha + (rvmWithShirt[i]! - alpha) * weight);
  }
  return joined;
}

/** Distance below the chin where cloth starts and is fully expected, in face heights. */
const shirt = { from: 0.1, full: 0.4 } as const;
const sureMask = { from: 0.7, full: 0.9 } as const;
/** Range of IS-Net from no cloth to certain cloth: the person mask alone is no evidence of cloth. */
const clothRange = { from: 0.05, full: 0.25 } as const;

/** Adds to RVM the cloth that it dropped below the chin, where IS-Net and the person mask agree that there is some. */
function withShirt(
  { isNet, rvm, personMask }: MattesOnGrid,
  inner: Float32Array,
  head: GridHead,
  { widthPx, heightPx }: Size,
): Float32Array {
  const rvmWithShirt = rvm.slice();
  const first = Math.max(0, Math.floor(head.chinY + shirt.from * head.facePx));
  for (let y = first; y < heightPx; y++) {
    const below = ramp((y - head.chinY) / head.facePx, shirt);
    for (let i = y * widthPx; i < (y + 1) * widthPx; i++) {
      const inside = inner[i]! * ramp(personMask[i]!, sureMask) * ramp(isNet[i]!, clothRange);
      const cloth = below * Math.max(inside, Math.min(isNet[i]!, personMask[i]!));
      if (cloth > rvmWithShirt[i]!) rvmWithShirt[i] = cloth;
    }
  }
  return rvmWithShirt;
}
