import { faceOval, pointAt, vertex } from '../face/face-points.ts';
import type { FaceMesh, Point } from '../geometry/spaces.ts';
import { spansOfPolygon } from '../raster/polygon.ts';
import { ramp } from '../raster/ramp.ts';
import type { Size } from '../raster/raster.ts';
import type { AlphaGrid } from './matte-resize.ts';

/** Head in grid px. */
export interface GridHead {
  oval: Point<'portrait'>[];
  chinX: number;
  chinY: number;
  /** Distance from the chin to the top of the forehead. */
  facePx: number;
  /** Outermost points of the cheeks, next to the ears; side -1 is the image's left. */
  ears: { x: number; y: number; side: -1 | 1 }[];
}

/**
 * Converts the landmarks of the face mesh to grid px. The grid shows the whole view, possibly with another aspect
 * ratio.
 */
export function headOnGrid(mesh: FaceMesh<'portrait'>, view: Size, grid: Size): GridHead {
  const scaleX = grid.widthPx / view.widthPx;
  const scaleY = grid.heightPx / view.heightPx;
  const place = (index: number): Point<'portrait'> => {
    const { x, y } = pointAt(mesh, index);
    return { x: x * scaleX, y: y * scaleY };
  };
  const chin = place(vertex.chin);
  const forehead = place(vertex.foreheadTop);
  return {
    oval: faceOval.map(place),
    chinX: chin.x,
    chinY: chin.y,
    facePx: chin.y - forehead.y,
    ears: [
      { ...place(vertex.cheekImageLeft), side: -1 },
      { ...place(vertex.cheekImageRight), side: 1 },
    ],
  };
}

/** Scale of the face oval that is certainly inside the face; the oval itself follows the edge of the skin. */
const ovalInside = 0.94;

/** Makes the inside of the face oval solid. Changes the grid in place. */
export function fillFace({ alpha, widthPx, heightPx }: AlphaGrid, { oval }: GridHead): void {
  const centreX = oval.reduce((sum, p) => sum + p.x, 0) / oval.length;
  const centreY = oval.reduce((sum, p) => sum + p.y, 0) / oval.length;
  const inside = oval.map((p) => ({
    x: centreX + (p.x - centreX) * ovalInside,
    y: centreY + (p.y - centreY) * ovalInside,
  }));
  for (const { y, from, to } of spansOfPolygon(inside, { widthPx, heightPx })) {
    alpha.fill(1, y * widthPx + from, y * widthPx + to);
  }
}

/** Maps on the grid, 0..1, before the colour model changed anything; `joined` is IS-Net joined with RVM. */
export interface ClothesEvidence {
  joined: Float32Array;
  personMask: Float32Array;
  /** 1 well inside the person mask; see matte-trust.ts. */
  inner: Float32Array;
}

/** Range of the joined matte from no cloth to certain cloth. */
const clothRange = { from: 0.05, full: 0.25 } as const;

/**
 * Closes holes in plain and pale clothes, only below the chin and well inside the person mask, so never between hair
 * and neck. Changes the grid in place.
 */
export function fillTorso(
  { alpha, widthPx, heightPx }: AlphaGrid,
  { inner, personMask, joined }: ClothesEvidence,
  head: GridHead,
): void {
  const from = head.chinY + 0.3 * head.facePx;
  const full = head.chinY + 0.46 * head.facePx;
  for (let y = Math.max(0, Math.floor(from)); y < heightPx; y++) {
    const below = ramp(y, { from, full });
    for (let i = y * widthPx; i < (y + 1) * widthPx; i++) {
      const certainty = ramp(joined[i]!, clothRange);
      const solid = below * certainty * inner[i]! * ramp(personMask[i]!, { from: 0.85, full: 0.95 });
      if (solid > alpha[i]!) alpha[i] = solid;
    }
  }
}
