import type { Change, Natives } from '@vesika/report';
import type { Similarity } from '../geometry/similarity.ts';
import type { ForegroundLayers } from '../matting/foreground.ts';
import type { HeadLine } from '../measure/head/head-line.ts';
import type { LocatedFace } from '../observe/locate-face.ts';
import type { Patch } from '../raster/patch.ts';
import type { Matte, Size } from '../raster/raster.ts';

/**
 * Everything about an original that requires the nets or the whole picture and does not depend on a document. Photos
 * for any document are composed from it without running the nets again.
 */
export interface Observation {
  /** Unique for each observation, even of the same original. */
  id: string;
  /** Size of the upright original. */
  source: Size;
  /** True if the original was turned from its mirror image; all coordinates are of the turned picture. */
  mirror: boolean;
  /** Changes made by decoding. */
  changes: Change[];
  face: LocatedFace<'source'>;
  head: HeadLine<'source'>;
  toPortrait: Similarity<'source', 'portrait'>;
  /** Fused matte in portrait space. */
  matte: Matte;
  /** Disagreement of IS-Net and RVM, 0 to 255, at the matte's size; see RefinedMatte. */
  disputed: Matte;
  layers: ForegroundLayers;
  /** Measurements on the pixels of the original. */
  sourceNatives: Natives;
  /** Pixels of the original around the head, at about the scale that documents require. */
  patch: Patch;
}
