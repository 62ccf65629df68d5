import { faceAxes } from '../../face/face-axes.ts';
import { type Similarity, transformPoint } from '../../geometry/similarity.ts';
import type { FaceMesh, Space } from '../../geometry/spaces.ts';
import type { Matte } from '../../raster/raster.ts';
import { type HairTop, hairTop } from './hair-top.ts';
import { type HeadLine, headLine } from './head-line.ts';

/** Alpha from which a pixel shows more person than background, 0 to 255. */
const personAlpha = 128;
/** Alpha from which a strand remains visible on a replaced background, 0 to 255. */
const strandAlpha = 40;

/**
 * Locates chin, crown and top of the hair.
 *
 * In:  mesh in source px; a matte in the space of a view; the transform from the source to that view.
 * Out: source px.
 */
export function measureHead<View extends Space>(
  mesh: FaceMesh<'source'>,
  matte: Matte,
  toView: Similarity<'source', View>,
): HeadLine<'source'> {
  return headLine(mesh, measureHairTop(mesh, matte, toView));
}

/**
 * Locates the top of the hair in a matte.
 *
 * In:  as measureHead.
 * Out: inter-eye distances; null when there is no person at the brows.
 */
export function measureHairTop<View extends Space>(
  mesh: FaceMesh<'source'>,
  { alpha, widthPx, heightPx }: Matte,
  toView: Similarity<'source', View>,
): HairTop | null {
  const exceeds = (alphaMin: number) => (x: number, y: number) => {
    const p = transformPoint(toView, { x, y });
    const column = Math.floor(p.x);
    const row = Math.floor(p.y);
    if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) return null;
    return alpha[row * widthPx + column]! >= alphaMin;
  };
  return hairTop(faceAxes(mesh), exceeds(personAlpha), exceeds(strandAlpha));
}
