/** Square around the origin in rotated coordinates: x runs along the slope, y across it. */
export interface Field {
  half: number;
  slope: number;
  /** Half the diagonal: largest distance of a point of the square from the origin. */
  reach: number;
}

/** In: half the side of the square; slope in radians. */
export function squareField(half: number, slope: number): Field {
  return { half, slope, reach: half * Math.SQRT2 };
}

/** True when a point, in the rotated coordinates, is inside the square or within the margin. */
export function isSeen({ half, slope }: Field, x: number, y: number, margin: number): boolean {
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  return Math.abs(x * cos - y * sin) <= half + margin && Math.abs(x * sin + y * cos) <= half + margin;
}

/** SVG path of the part of a curve that is inside the square, in short straight steps. */
export function lineAcross(field: Field, step: number, yAt: (x: number) => number): string {
  let path = '';
  let isDrawing = false;
  for (let x = -field.reach; x < field.reach; x += step) {
    const y = yAt(x);
    const isVisible = isSeen(field, x, y, 2 * step);
    if (isVisible) path += `${isDrawing ? 'L' : 'M'}${x.toFixed(3)} ${y.toFixed(3)}`;
    isDrawing = isVisible;
  }
  return path;
}
