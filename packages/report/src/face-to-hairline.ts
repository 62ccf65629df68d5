import type { Outline } from './report.ts';

interface Eye {
  x: number;
  y: number;
}

/** Typical height of the hairline above the eyes relative to the eye-to-chin distance. */
const hairlineShare = 0.75;

/**
 * The face up to the hairline, which the brush cannot change. The face's outline ends on the forehead, so it is
 * stretched upwards from the eyes.
 *
 * In: outline and eyes in px of one picture, image-left eye first.
 */
export function faceToHairline(face: Outline, [left, right]: readonly [Eye, Eye]): Outline {
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const up = { x: (right.y - left.y) / apart, y: -(right.x - left.x) / apart };
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const heights: number[] = [];
  for (let i = 0; i + 1 < face.length; i += 2) {
    heights.push((face[i]! - middle.x) * up.x + (face[i + 1]! - middle.y) * up.y);
  }
  const top = Math.max(...heights);
  const stretch = Math.max(0, (-Math.min(...heights) * hairlineShare) / top - 1);
  return face.map((value, at) => {
    const raised = Math.max(0, heights[at >> 1]!) * stretch;
    return value + raised * (at % 2 === 0 ? up.x : up.y);
  });
}
