import { type Ramp, ramp } from '../raster/ramp.ts';
import type { AlphaGrid } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';

/** The nets' word on the grid, as it was before colours had a say; `net` is the fine ones'. */
export interface ClothesEvidence {
  net: Float32Array;
  person: Float32Array;
  /** 1 well inside the person mask; see matte-trust.ts. */
  inner: Float32Array;
}

/** Collars stand up to here and reach their full width here, in face heights below the chin. */
const collar = { from: -0.3, full: -0.2 } as const;
const shoulder = { from: 0, full: 0.12 } as const;
/** Person mask from which cloth is mended. */
const surePerson = { from: 0.8, full: 0.95 } as const;
/**
 * Well inside the person the net needs to have seen only so much: more beside the face, where there may be a
 * gap between hair and neck, than below it.
 */
const seenBesideFace = { from: 0.3, full: 0.5 } as const;
const seenBelow = { from: 0.15, full: 0.35 } as const;
/** Near the edge of the person it needs to have seen the cloth nearly whole. */
const seenAtEdge = { from: 0.5, full: 0.85 } as const;

/**
 * Makes half-transparent clothes solid: in front of a wall of their own colour (a white shirt, a light grey
 * wall) the matting net doubts them and the colours cannot help, while the person mask sees a shoulder.
 */
export function mendClothes(grid: AlphaGrid, evidence: ClothesEvidence, head: GridHead): void {
  const { alpha, widthPx, heightPx } = grid;
  const first = Math.max(0, Math.floor(head.chinY + collar.from * head.facePx));
  for (let y = first; y < heightPx; y++) {
    const depth = (y - head.chinY) / head.facePx;
    const besideFace = ramp(depth, collar);
    const below = ramp(depth, shoulder);
    for (let i = y * widthPx; i < (y + 1) * widthPx; i++) {
      if (alpha[i]! >= 1) continue;
      const solid = Math.max(
        besideFace * insideAt(i, evidence, seenBesideFace),
        below * clothAt(i, evidence),
      );
      if (solid > alpha[i]!) alpha[i] = solid;
    }
  }
}

function clothAt(i: number, evidence: ClothesEvidence): number {
  const atEdge = ramp(evidence.net[i]!, seenAtEdge) * ramp(evidence.person[i]!, surePerson);
  return Math.max(atEdge, insideAt(i, evidence, seenBelow));
}

function insideAt(i: number, { net, person, inner }: ClothesEvidence, seen: Ramp): number {
  return inner[i]! * ramp(person[i]!, surePerson) * ramp(net[i]!, seen);
}
