import type { Outline, PhotoReport } from '@vesika/report';

export type Spot = 'face' | 'person' | 'background';

/** What lies under a point of the photo, for those who hear it. In: px of the photo. */
export function spotAt({ outlines }: Pick<PhotoReport, 'outlines'>, x: number, y: number): Spot {
  if (isInside(outlines.face, x, y)) return 'face';
  return outlines.person && isInside(outlines.person, x, y) ? 'person' : 'background';
}

/** Even-odd rule. In: x and y interleaved. */
export function isInside(outline: Outline, x: number, y: number): boolean {
  let inside = false;
  const count = outline.length / 2;
  for (let i = 0, j = count - 1; i < count; j = i++) {
    const [px, py, qx, qy] = [outline[2 * i]!, outline[2 * i + 1]!, outline[2 * j]!, outline[2 * j + 1]!];
    if (py > y !== qy > y && x < px + ((y - py) * (qx - px)) / (qy - py)) inside = !inside;
  }
  return inside;
}
