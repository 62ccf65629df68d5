import type { FaceMesh } from '../geometry/spaces.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import { joinNets, opinionsOnGrid } from './join-nets.ts';
import { weighColours } from './matte-colours.ts';
import { fillEars } from './matte-ears.ts';
import { followColours } from './matte-edges.ts';
import type { WeighedMatte } from './matte-features.ts';
import { openGaps } from './matte-gaps.ts';
import { dropIslands } from './matte-islands.ts';
import { enlargeMatte } from './matte-resize.ts';
import { fillFace, fillTorso, type GridHead, headOnGrid } from './matte-solid.ts';
import { cutOutside, trustRegion } from './matte-trust.ts';
import { unsurePixels } from './matte-unsure.ts';
import type { RawMattes } from './matting.ts';
import { mendClothes } from './mend-clothes.ts';
import { refineMatte } from './refine-matte.ts';
import { keepSurePerson, surePerson } from './sure-person.ts';

/**
 * Joins what the nets say into one matte of the view. Where they disagree, each is believed in what it
 * is good at: the person mask in where the person is, the others in where the edge runs. Where these are
 * unsure or differ, the colours around decide, the edge is drawn along them, and experience has the last word.
 *
 * All steps but the last work at the matting net's size.
 */
export function fuseMatte(view: Raster, raw: RawMattes, mesh: FaceMesh<'portrait'>): Matte {
  const head = headOnGrid(mesh, view, raw.net);
  const weighed = weighMatte(raw, head);
  refineMatte(weighed);
  followColours(raw.seen, weighed.grid.alpha, weighed.unsure);
  const { grid, opinions, odds, joined, inner } = weighed;
  const evidence = { net: joined, person: opinions.person, inner };
  mendClothes(grid, evidence, head);
  fillTorso(grid, evidence, head);
  fillFace(grid, head);
  fillEars(grid, raw.seen, { ...opinions, odds }, head);
  keepSurePerson(grid.alpha, weighed.sure);
  dropIslands(grid, head);
  return enlargeMatte(grid, view);
}

/** What the nets and the colours say. */
export function weighMatte(
  raw: RawMattes,
  head: GridHead,
): WeighedMatte & { inner: Float32Array; odds: Float32Array; sure: Float32Array } {
  const { net, seen } = raw;
  const opinions = opinionsOnGrid(raw);
  const trust = trustRegion(opinions.person, net);
  const joined = joinNets(opinions, trust, head, net);
  const alpha = joined.slice();
  const grid = { alpha, widthPx: net.widthPx, heightPx: net.heightPx };
  cutOutside(alpha, trust, net);
  openGaps(grid, seen, head);
  const sure = surePerson(opinions, seen);
  keepSurePerson(alpha, sure);
  const unsure = unsurePixels(grid);
  const odds = weighColours(seen, alpha, unsure);
  return { grid, odds, seen, opinions, joined, unsure, head, inner: trust.inner, sure };
}
