import { draftMatte } from '../../../packages/engine/src/matting/fuse-matte.ts';
import { FeatureReader, matteFeatures } from '../../../packages/engine/src/matting/matte-features.ts';
import { resampleMap } from '../../../packages/engine/src/matting/matte-resize.ts';
import { headOnGrid } from '../../../packages/engine/src/matting/matte-solid.ts';
import { runNetsOnView } from '../../../packages/engine/src/matting/matte-view.ts';
import { doubtfulPixels } from '../../../packages/engine/src/matting/refine-matte.ts';
import type { Sessions } from '../../../packages/engine/src/nets/sessions.ts';
import type { Raster } from '../../../packages/engine/src/raster/raster.ts';
import type { CutPerson } from './pasted-people.ts';

export interface DoubtfulRow {
  features: Float32Array;
  /** True alpha, 0 to 1. */
  alpha: number;
}

/** Returns the rows on which the engine would query the trees for a view, with the true alpha of each. */
export async function doubtfulRows(
  view: Raster,
  { alpha, mesh, trueToY }: CutPerson,
  sessions: Sessions,
): Promise<DoubtfulRow[]> {
  const seen = await runNetsOnView(view, mesh, sessions);
  const head = headOnGrid(seen.mesh, seen.shown, seen.raw.isNet);
  const draft = draftMatte(seen.raw, head);
  const values = Float32Array.from(alpha.alpha.subarray(seen.cutRows * view.widthPx), (byte) => byte / 255);
  const { widthPx, heightPx } = seen.shown;
  const truth = resampleMap({ values, widthPx, heightPx }, draft.grid);
  const reader = new FeatureReader(draft);
  const lastRow = head.chinY + trueToY * head.facePx;
  return Array.from(doubtfulPixels(draft).filter((i) => i / draft.grid.widthPx <= lastRow)).map((i) => {
    const features = new Float32Array(matteFeatures.length);
    reader.read(i, features);
    return { features, alpha: truth[i]! };
  });
}
