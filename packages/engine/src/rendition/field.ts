/** A picture seen along a slope: x runs with the slope from its middle, y across it. */
export interface Field {
  widthPx: number;
  heightPx: number;
  slope: number;
  /** Half the diagonal: how far from the middle there may be picture. */
  reach: number;
}

/** In: size of the picture in px; slope in radians. */
export function fieldOf({ widthPx, heightPx }: { widthPx: number; heightPx: number }, slope: number): Field {
  return { widthPx, heightPx, slope, reach: Math.hypot(widthPx, heightPx) / 2 };
}

/** Whether a point of the field is in the picture, or no further away than the margin. */
export function isSeen({ widthPx, heightPx, slope }: Field, x: number, y: number, marginPx: number): boolean {
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  return (
    Math.abs(x * cos - y * sin) <= widthPx / 2 + marginPx &&
    Math.abs(x * sin + y * cos) <= heightPx / 2 + marginPx
  );
}

/** SVG path of a line through the whole field in short straight steps, where it is in the picture. */
export function lineAcross(field: Field, step: number, yAt: (x: number) => number): string {
  let path = '';
  let isDrawing = false;
  for (let x = -field.reach; x < field.reach; x += step) {
    const y = yAt(x);
    const isVisible = isSeen(field, x, y, 2 * step);
    if (isVisible) path += `${isDrawing ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    isDrawing = isVisible;
  }
  return path;
}
