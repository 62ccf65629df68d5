import type { FaceMesh } from '../geometry/spaces.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import { joinNets, mattesOnGrid } from './join-nets.ts';
import { fillClothes } from './matte-clothes.ts';
import { applyColourOdds } from './matte-colours.ts';
import { fillEars } from './matte-ears.ts';
import { followColours } from './matte-edges.ts';
import type { DraftMatte } from './matte-features.ts';
import { openGaps } from './matte-gaps.ts';
import { dropIslands } from './matte-islands.ts';
import { enlargeMatte } from './matte-resize.ts';
import { fillFace, fillTorso, type GridHead, headOnGrid } from './matte-solid.ts';
import { cutOutside, trustRegion } from './matte-trust.ts';
import { unsurePixels } from './matte-unsure.ts';
import type { RawMattes } from './matting.ts';
import { refineMatte } from './refine-matte.ts';
import { keepSurePerson, surePerson } from './sure-person.ts';

/**
 * Fuses the mattes of IS-Net, RVM and the person mask into one.
 *
 * The person mask decides where the person is, IS-Net and RVM where the edge runs. Where these two are unsure or
 * disagree, the local colours decide, boosted trees correct the result, and a guided filter snaps the edge to the
 * colour edge. Every step but the last works at IS-Net's size.
 *
 * In:  `view`, a levelled portrait; `mesh` in px of it; `raw`, the nets' mattes of it.
 * Out: alpha 0..255 at the size of `view`.
 */
export function fuseMatte(view: Raster, raw: RawMattes, mesh: FaceMesh<'portrait'>): Matte {
  const head = headOnGrid(mesh, view, raw.isNet);
  const draft = draftMatte(raw, head);
  refineMatte(draft);
  followColours(raw.picture, draft.grid.alpha, draft.unsure);
  const { grid, mattes, odds, joined, inner } = draft;
  const evidence = { joined, personMask: mattes.personMask, inner };
  fillClothes(grid, evidence, head);
  fillTorso(grid, evidence, head);
  fillFace(grid, head);
  fillEars(grid, raw.picture, { ...mattes, odds }, head);
  keepSurePerson(grid.alpha, draft.sure);
  dropIslands(grid, head);
  return enlargeMatte(grid, view);
}

/**
 * First half of the fusion: the joined mattes, corrected by local colours. `inner` is 1 well inside the person mask,
 * `odds` are the log odds of the colours, and `sure` is the alpha below which no later step may go.
 */
export function draftMatte(
  raw: RawMattes,
  head: GridHead,
): DraftMatte & { inner: Float32Array; odds: Float32Array; sure: Float32Array } {
  const { isNet, picture } = raw;
  const mattes = mattesOnGrid(raw);
  const trust = trustRegion(mattes.personMask, isNet);
  const joined = joinNets(mattes, trust, head, isNet);
  const alpha = joined.slice();
  const grid = { alpha, widthPx: isNet.widthPx, heightPx: isNet.heightPx };
  cutOutside(alpha, trust, isNet);
  openGaps(grid, picture, head);
  const sure = surePerson(mattes, picture);
  keepSurePerson(alpha, sure);
  const unsure = unsurePixels(grid);
  const odds = applyColourOdds(picture, alpha, unsure);
  return { grid, odds, picture, mattes, joined, unsure, head, inner: trust.inner, sure };
}
