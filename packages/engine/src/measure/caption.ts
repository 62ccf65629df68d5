import type { Natives } from '@vesika/report';
import type { FaceView } from '../face/face-view.ts';
import type { Space } from '../geometry/spaces.ts';
import type { Raster } from '../raster/raster.ts';

/** Levels of paper and of ink. */
const paper = 225;
const ink = 110;
/** A row of the strip is paper at least to this share; the strip has ink within these shares. */
const paperShareMin = 0.45;
const inkShare = { min: 0.01, max: 0.4 } as const;

/**
 * Height of the light strip with dark writing that runs along the whole bottom of a picture.
 *
 * Out: captionShare of the height; 0 if there is none.
 */
export function measureCaption({ picture }: FaceView<Space>): Natives {
  const { widthPx, heightPx } = picture;
  let inked = 0;
  let rows = 0;
  for (let y = heightPx - 1; y >= 0; y--) {
    const row = rowOf(picture, y);
    if (row === null) break;
    inked += row;
    rows++;
  }
  const share = inked / Math.max(1, rows * widthPx);
  return { captionShare: share >= inkShare.min && share <= inkShare.max ? rows / heightPx : 0 };
}

/** Number of ink pixels of a row that is paper from edge to edge; null for other rows. */
function rowOf({ data, widthPx }: Raster, y: number): number | null {
  const margin = Math.ceil(widthPx * 0.02);
  let light = 0;
  let dark = 0;
  for (let x = 0; x < widthPx; x++) {
    const at = 3 * (y * widthPx + x);
    const level = Math.min(data[at]!, data[at + 1]!, data[at + 2]!);
    if (level >= paper) light++;
    else if (x < margin || x >= widthPx - margin) return null;
    else if (level <= ink) dark++;
  }
  return light >= paperShareMin * widthPx ? dark : null;
}
