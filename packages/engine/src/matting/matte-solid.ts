import { faceOval, pointAt, vertex } from '../face/face-points.ts';
import type { FaceMesh, Point } from '../geometry/spaces.ts';
import { spansOfPolygon } from '../raster/polygon.ts';
import { ramp } from '../raster/ramp.ts';
import type { Size } from '../raster/raster.ts';
import type { AlphaGrid } from './matte-resize.ts';

/** The head in px of the working grid. */
export interface GridHead {
  oval: Point<'portrait'>[];
  chinX: number;
  chinY: number;
  /** Chin to the top of the forehead. */
  facePx: number;
  /** Where the cheeks end and the ears begin; -1 is the image's left. */
  ears: { x: number; y: number; side: -1 | 1 }[];
}

/** The grid shows the same picture as `view`, squeezed. */
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

/** The face oval is drawn on the skin's edge; this share of it surely lies inside. */
const ovalInside = 0.94;

/** No face has a hole in it. */
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

/** Of what the fine nets say together: where neither sees cloth, there is none. */
const seenCloth = { from: 0.05, full: 0.25 } as const;

/**
 * Closes holes in clothes, which the nets leave in plain and pale ones: only below the chin and well inside the
 * person mask, never between hair and neck.
 */
export function fillTorso(
  { alpha, widthPx, heightPx }: AlphaGrid,
  { inner, person, net }: { inner: Float32Array; person: Float32Array; net: Float32Array },
  head: GridHead,
): void {
  const from = head.chinY + 0.3 * head.facePx;
  const full = head.chinY + 0.46 * head.facePx;
  for (let y = Math.max(0, Math.floor(from)); y < heightPx; y++) {
    const below = ramp(y, { from, full });
    for (let i = y * widthPx; i < (y + 1) * widthPx; i++) {
      const seen = ramp(net[i]!, seenCloth);
      const solid = below * seen * inner[i]! * ramp(person[i]!, { from: 0.85, full: 0.95 });
      if (solid > alpha[i]!) alpha[i] = solid;
    }
  }
}
