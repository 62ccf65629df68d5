import type { Matte, Raster } from '../geometry/raster.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import type { RawMattes } from '../observe/matting.ts';
import { joinNets, opinionsOnGrid } from './join-nets.ts';
import { weighColours } from './matte-colours.ts';
import { fillEars } from './matte-ears.ts';
import { followColours } from './matte-edges.ts';
import { openGaps } from './matte-gaps.ts';
import { dropIslands } from './matte-islands.ts';
import { enlargeMatte } from './matte-resize.ts';
import { fillFace, fillTorso, headOnGrid } from './matte-solid.ts';
import { trustRegion } from './matte-trust.ts';
import { unsurePixels } from './matte-unsure.ts';
import { mendClothes } from './mend-clothes.ts';

/**
 * Joins what the nets say into one matte of the view. Where they disagree, each is believed in what it
 * is good at: the person mask in where the person is, the others in where the edge runs. Where these are
 * unsure or differ, the colours around decide, and the edge is drawn along them.
 *
 * All steps but the last work at the matting net's size.
 */
export function fuseMatte(view: Raster, raw: RawMattes, mesh: FaceMesh<'portrait'>): Matte {
  const { net } = raw;
  const head = headOnGrid(mesh, view, net);
  const opinions = opinionsOnGrid(raw);
  const { person } = opinions;
  const trust = trustRegion(person, net);
  const joined = joinNets(opinions, trust, head, net);
  const alpha = joined.slice();
  const grid = { alpha, widthPx: net.widthPx, heightPx: net.heightPx };
  trust.cutOutside(alpha);
  openGaps(grid, raw.seen, head);
  const unsure = unsurePixels(grid);
  weighColours(raw.seen, alpha, unsure);
  followColours(raw.seen, alpha, unsure);
  const evidence = { net: joined, person, inner: trust.inner };
  mendClothes(grid, evidence, head);
  fillTorso(grid, evidence, head);
  fillFace(grid, head);
  fillEars(grid, raw.seen, opinions, head);
  dropIslands(grid, head);
  return enlargeMatte(grid, view);
}
