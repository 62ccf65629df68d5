import { type Similarity, transformPoint } from '../geometry/similarity.ts';
import type { Box } from '../geometry/spaces.ts';
import { otherFaceShareMax } from '../limits/other-face.ts';
import type { Matte, Size } from '../raster/raster.ts';

/** Points along each side of a face's box at which its visibility is sampled. */
const samples = 12;

interface FacesOfOriginal {
  box: Box<'source'>;
  others: ReadonlyArray<Box<'source'>>;
  /** The faces among them that are not in doubt. */
  whole: ReadonlyArray<Box<'source'>>;
}

/**
 * Visible area of the other face that shows most in a photo, over the area of the person's own face. A doubtful face counts
 * for no more than a doubt.
 *
 * In: `matte`, the weight of the original in each pixel of the photo; null where the background is kept.
 */
export function visibleOtherFaceShare(
  { box, others, whole }: FacesOfOriginal,
  toOutput: Similarity<'source', 'output'>,
  size: Size,
  matte: Matte | null,
): number {
  const own = box.width * box.height;
  const shares = others.map((other) => {
    const share = (visibleShare(other, toOutput, size, matte) * other.width * other.height) / own;
    const isSure = whole.some(({ left, top }) => left === other.left && top === other.top);
    return isSure ? share : Math.min(share, otherFaceShareMax);
  });
  return Math.max(0, ...shares);
}

function visibleShare(
  { left, top, width, height }: Box<'source'>,
  toOutput: Similarity<'source', 'output'>,
  { widthPx, heightPx }: Size,
  matte: Matte | null,
): number {
  let visible = 0;
  for (let i = 0; i < samples * samples; i++) {
    const x = left + (((i % samples) + 0.5) / samples) * width;
    const y = top + ((Math.floor(i / samples) + 0.5) / samples) * height;
    const at = transformPoint(toOutput, { x, y });
    if (at.x < 0 || at.y < 0 || at.x >= widthPx || at.y >= heightPx) continue;
    visible += matte ? matte.alpha[Math.floor(at.y) * widthPx + Math.floor(at.x)]! / 255 : 1;
  }
  return visible / samples ** 2;
}
