import type { Change, Natives } from '@vesika/report';
import type { Similarity } from '../geometry/similarity.ts';
import type { ForegroundLayers } from '../matting/foreground.ts';
import type { HeadLine } from '../measure/head/head-line.ts';
import type { LocatedFace } from '../observe/locate-face.ts';
import type { Patch } from '../raster/patch.ts';
import type { Matte, Size } from '../raster/raster.ts';

/**
 * Everything about an original that needs the nets or the whole picture, and depends on no record: from it a photo
 * for any document is composed without running them again.
 */
export interface Observation {
  /** Another one for every look. */
  id: string;
  /** Size of the upright original. */
  source: Size;
  /** What decoding did to it. */
  changes: Change[];
  face: LocatedFace<'source'>;
  head: HeadLine<'source'>;
  toPortrait: Similarity<'source', 'portrait'>;
  /** In portrait space. */
  matte: Matte;
  /** Likewise, as the net that knows people sees it alone. */
  people: Matte;
  layers: ForegroundLayers;
  /** Measured on the original's own pixels. */
  sourceNatives: Natives;
  /** Its pixels around the head, at about the scale documents ask for. */
  patch: Patch;
}
