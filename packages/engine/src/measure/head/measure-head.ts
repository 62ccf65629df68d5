import { faceAxes } from '../../face/face-axes.ts';
import { type Similarity, transformPoint } from '../../geometry/similarity.ts';
import type { FaceMesh, Space } from '../../geometry/spaces.ts';
import type { Matte } from '../../raster/raster.ts';
import { type HairTop, hairTop } from './hair-top.ts';
import { type HeadLine, headLine } from './head-line.ts';

/** Alpha from which a pixel is more person than background. */
const personAlpha = 128;
/** From which a strand is seen once it lies over another background. */
const strandAlpha = 40;

/**
 * The head of a mesh, the hair's top read off a matte of a view of it.
 *
 * In:  mesh in the source; matte of the view and the transform from the source to it.
 * Out: px of the source.
 */
export function measureHead<View extends Space>(
  mesh: FaceMesh<'source'>,
  matte: Matte,
  toView: Similarity<'source', View>,
): HeadLine<'source'> {
  return headLine(mesh, measureHairTop(mesh, matte, toView));
}

/** In: as measureHead. Out: inter-eye distances of the source; null when the person is not found at the brows. */
export function measureHairTop<View extends Space>(
  mesh: FaceMesh<'source'>,
  { alpha, widthPx, heightPx }: Matte,
  toView: Similarity<'source', View>,
): HairTop | null {
  const reaches = (alphaMin: number) => (x: number, y: number) => {
    const p = transformPoint(toView, { x, y });
    const column = Math.floor(p.x);
    const row = Math.floor(p.y);
    if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) return null;
    return alpha[row * widthPx + column]! >= alphaMin;
  };
  return hairTop(faceAxes(mesh), reaches(personAlpha), reaches(strandAlpha));
}
