import type { Natives } from '@vesika/report';
import { faceAxes } from '../../face/face-axes.ts';
import { pointAt } from '../../face/face-points.ts';
import type { SourceView } from './source-view.ts';

/** Sides of the forehead, and temples before the ears; image-left first. */
const widths = [
  [103, 332],
  [127, 356],
] as const;

/**
 * How wide the sides of the face stand apart against the eyes: they lie behind the eyes, so that a camera that is
 * very near sees them closer together. Faces differ too, so that only arm's length and less can be told.
 *
 * Out: mean of both widths, in inter-eye distances.
 */
export function measurePerspective({ mesh }: Pick<SourceView, 'mesh'>): Natives {
  const { interEyePx } = faceAxes(mesh);
  const sum = widths.reduce((total, [left, right]) => {
    const [p, q] = [pointAt(mesh, left), pointAt(mesh, right)];
    return total + Math.hypot(p.x - q.x, p.y - q.y);
  }, 0);
  return { templeWidthRatio: sum / widths.length / interEyePx };
}
