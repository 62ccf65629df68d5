import { boxMean } from '../raster/box-mean.ts';
import { dilate } from '../raster/dilate.ts';
import { ramp } from '../raster/ramp.ts';
import type { Size } from '../raster/raster.ts';
import { resampleMap } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';
import type { TrustRegion } from './matte-trust.ts';
import type { RawMattes } from './matting.ts';
import { objectsBehind } from './objects-behind.ts';

/** What the nets say of the person, on the grid of the matting net. */
export interface GridOpinions {
  /** The matting net's. */
  net: Float32Array;
  /** The net's that knows people. */
  people: Float32Array;
  /** The coarse mask's. */
  person: Float32Array;
}

export function opinionsOnGrid({ net, people, person }: RawMattes): GridOpinions {
  return { net: net.values, people: resampleMap(people, net), person: resampleMap(person, net) };
}

/**
 * Share of the net that knows people: nearly all where it sees more of somebody, for the matting net drops locks, and less than
 * half where it sees less, for it drops strands: but all where what it does not see goes on far away from everybody. What
 * is in doubt then, the colours decide.
 */
const peopleShare = { adding: 0.85, taking: 0.4 } as const;
/** How far from somebody seen the person may reach, as a share of the grid's longer side. */
const reachShare = 0.008;
/** Person mask from which somebody is seen. */
const seenPerson = { from: 0.3, full: 0.7 } as const;

/**
 * Farther than this share of the longer side from anybody whom the net that knows people sees, the matting net is
 * believed in strands that it is sure of, and not in veils.
 */
const veilReachShare = 0.03;
const seenPeople = { from: 0.05, full: 0.3 } as const;
const sureStrand = { from: 0.5, full: 0.95 } as const;

/**
 * Mixes what the matting net and the net that knows people say. The first draws edges finely and takes furniture
 * for people; the second does not, and drops parts of white shirts. They err in different places.
 *
 * Out: alpha 0..1 on the grid; nothing far from where the net that knows people or the mask sees somebody.
 */
export function joinNets(
  { net, people, person }: GridOpinions,
  { inner }: TrustRegion,
  head: GridHead,
  size: Size,
): Float32Array {
  const whole = withWholeShirt({ net, people, person }, inner, head, size);
  const longSidePx = Math.max(size.widthPx, size.heightPx);
  const reachPx = Math.max(1, Math.round(reachShare * longSidePx));
  const around = dilate(whole, size, Math.round(veilReachShare * longSidePx));
  const somebody = new Float32Array(whole.length);
  for (let i = 0; i < whole.length; i++) somebody[i] = Math.max(whole[i]!, ramp(person[i]!, seenPerson));
  const near = boxMean(dilate(somebody, size, reachPx), size, reachPx >> 1);
  const behind = objectsBehind({ net, people: whole, person, around }, size);
  const joined = new Float32Array(whole.length);
  for (let i = 0; i < whole.length; i++) {
    const alpha = net[i]! * Math.max(ramp(around[i]!, seenPeople), ramp(net[i]!, sureStrand));
    const share = whole[i]! > alpha ? peopleShare.adding : behind[i] ? 1 : peopleShare.taking;
    joined[i] = Math.min(near[i]!, alpha + (whole[i]! - alpha) * share);
  }
  return joined;
}

/** In face heights below the chin. */
const shirt = { from: 0.1, full: 0.4 } as const;
const surePerson = { from: 0.7, full: 0.9 } as const;
/** Of the matting net: cloth that neither fine net sees is none. */
const seenCloth = { from: 0.05, full: 0.25 } as const;

/** Gives back the cloth that the net that knows people dropped, where the others agree on it. */
function withWholeShirt(
  { net, people, person }: GridOpinions,
  inner: Float32Array,
  head: GridHead,
  { widthPx, heightPx }: Size,
): Float32Array {
  const whole = people.slice();
  const first = Math.max(0, Math.floor(head.chinY + shirt.from * head.facePx));
  for (let y = first; y < heightPx; y++) {
    const below = ramp((y - head.chinY) / head.facePx, shirt);
    for (let i = y * widthPx; i < (y + 1) * widthPx; i++) {
      const inside = inner[i]! * ramp(person[i]!, surePerson) * ramp(net[i]!, seenCloth);
      const cloth = below * Math.max(inside, Math.min(net[i]!, person[i]!));
      if (cloth > whole[i]!) whole[i] = cloth;
    }
  }
  return whole;
}
