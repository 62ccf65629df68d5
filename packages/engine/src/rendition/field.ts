/** A square around the origin, seen along a slope: x runs with the slope from its middle, y across it. */
export interface Field {
  half: number;
  slope: number;
  /** Half the diagonal: how far from the middle there may be something of it. */
  reach: number;
}

/** In: half the side of the square; slope in radians. */
export function squareField(half: number, slope: number): Field {
  return { half, slope, reach: half * Math.SQRT2 };
}

/** Whether a point of the field is in the square, or no further away than the margin. */
export function isSeen({ half, slope }: Field, x: number, y: number, margin: number): boolean {
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  return Math.abs(x * cos - y * sin) <= half + margin && Math.abs(x * sin + y * cos) <= half + margin;
}

/** SVG path of a line through the whole field in short straight steps, where it is in the square. */
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
