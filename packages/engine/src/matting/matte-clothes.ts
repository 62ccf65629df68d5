import { type Ramp, ramp } from '../raster/ramp.ts';
import type { AlphaGrid } from './matte-resize.ts';
import type { ClothesEvidence, GridHead } from './matte-solid.ts';

/** Heights over which a collar and the shoulders fade in, in face heights below the chin. */
const collar = { from: -0.3, full: -0.2 } as const;
const shoulder = { from: 0, full: 0.12 } as const;
/** Range of the person mask from doubtful to certain person. */
const sureMask = { from: 0.8, full: 0.95 } as const;
/**
 * Range of the joined matte from no cloth to certain cloth, well inside the person. It is higher beside the face,
 * where there may be a gap between hair and neck, than below it.
 */
const clothBesideFace = { from: 0.3, full: 0.5 } as const;
const clothBelow = { from: 0.15, full: 0.35 } as const;
/** The same near the edge of the person, where the cloth must be nearly solid already. */
const clothAtEdge = { from: 0.5, full: 0.85 } as const;

/**
 * Makes half-transparent clothes solid. In front of a wall of their own colour (a white shirt, a light grey wall)
 * IS-Net is unsure and the colours cannot help, but the person mask shows a shoulder.
 *
 * In: `grid`, changed in place; `evidence` on the same grid; `head` in grid px.
 */
export function fillClothes(grid: AlphaGrid, evidence: ClothesEvidence, head: GridHead): void {
  const { alpha, widthPx, heightPx } = grid;
  const first = Math.max(0, Math.floor(head.chinY + collar.from * head.facePx));
  for (let y = first; y < heightPx; y++) {
    const depth = (y - head.chinY) / head.facePx;
    const besideFace = ramp(depth, collar);
    const below = ramp(depth, shoulder);
    for (let i = y * widthPx; i < (y + 1) * widthPx; i++) {
      if (alpha[i]! >= 1) continue;
      const solid = Math.max(
        besideFace * insideAt(i, evidence, clothBesideFace),
        below * clothAt(i, evidence),
      );
      if (solid > alpha[i]!) alpha[i] = solid;
    }
  }
}

function clothAt(i: number, evidence: ClothesEvidence): number {
  const atEdge = ramp(evidence.joined[i]!, clothAtEdge) * ramp(evidence.personMask[i]!, sureMask);
  return Math.max(atEdge, insideAt(i, evidence, clothBelow));
}

function insideAt(i: number, { joined, personMask, inner }: ClothesEvidence, range: Ramp): number {
  return inner[i]! * ramp(personMask[i]!, sureMask) * ramp(joined[i]!, range);
}
