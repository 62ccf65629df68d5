import type { Matte, Raster } from '../geometry/raster.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { observeMattes } from '../observe/matting.ts';
import type { Sessions } from '../observe/sessions.ts';
import { fuseMatte } from './fuse-matte.ts';

/** Both nets' opinions of a view, joined into one matte of its size. */
export async function matteWideView(
  view: Raster,
  mesh: FaceMesh<'wide'>,
  sessions: Sessions,
): Promise<Matte> {
  return fuseMatte(view, await observeMattes(view, sessions), mesh);
}
