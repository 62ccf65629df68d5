import type { Raster } from '../geometry/raster.ts';
import { levelling, type Similarity, transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';
import { faceAxes } from './face-axes.ts';

/**
 * The face brought to one size and place, so that photometric measures compare between pictures: 616 x 616 px,
 * eye centres at (251, 272) and (364, 272) (ISO/IEC 29794-5, alignment).
 */
export interface AlignedFace {
  raster: Raster;
  mesh: FaceMesh<'aligned'>;
  toAligned: Similarity<Space, 'aligned'>;
}

export const alignedSizePx = 616;

export function alignFace(picture: Raster, mesh: FaceMesh<Space>): AlignedFace {
  const axes = faceAxes(mesh);
  const toAligned = levelling<Space, 'aligned'>({
    fixed: axes.eyeMidpoint,
    target: { x: 307.5, y: 272 },
    rollRad: axes.turnRad,
    scale: 113 / axes.interEyePx,
  });
  return { raster: drawAligned(picture, toAligned), mesh: transformMesh(toAligned, mesh), toAligned };
}

/** Bilinear, black outside the picture. */
function drawAligned(picture: Raster, { a, b, tx, ty }: Similarity<Space, 'aligned'>): Raster {
  const size = alignedSizePx;
  const data = Buffer.alloc(size * size * 3);
  const squared = a * a + b * b;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const dx = x + 0.5 - tx;
      const dy = y + 0.5 - ty;
      const fromX = (a * dx + b * dy) / squared - 0.5;
      const fromY = (a * dy - b * dx) / squared - 0.5;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left + 1 >= picture.widthPx || top + 1 >= picture.heightPx) continue;
      const u = fromX - left;
      const v = fromY - top;
      const at = (top * picture.widthPx + left) * 3;
      const below = at + picture.widthPx * 3;
      const to = (y * size + x) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = picture.data[at + c]! * (1 - u) + picture.data[at + 3 + c]! * u;
        const lower = picture.data[below + c]! * (1 - u) + picture.data[below + 3 + c]! * u;
        data[to + c] = Math.round(upper * (1 - v) + lower * v);
      }
    }
  }
  return { data, widthPx: size, heightPx: size };
}
