import { faceToHairline, type Outline, type PhotoReport } from '@vesika/report';

type Seen = Pick<PhotoReport, 'outlines' | 'landmarks'>;

export type Spot = 'face' | 'person' | 'background';

export function spotAt(report: Seen, x: number, y: number): Spot {
  const { person } = report.outlines;
  if (isInside(protectedFace(report), x, y)) return 'face';
  return person && isInside(person, x, y) ? 'person' : 'background';
}

export function protectedFace({ outlines, landmarks: { eyeImageLeft, eyeImageRight } }: Seen): Outline {
  const eye = ({ xPx, yPx }: typeof eyeImageLeft) => ({ x: xPx, y: yPx });
  return faceToHairline(outlines.face, [eye(eyeImageLeft), eye(eyeImageRight)]);
}

export function isInside(outline: Outline, x: number, y: number): boolean {
  let inside = false;
  const count = outline.length / 2;
  for (let i = 0, j = count - 1; i < count; j = i++) {
    const [px, py, qx, qy] = [outline[2 * i]!, outline[2 * i + 1]!, outline[2 * j]!, outline[2 * j + 1]!];
    if (py > y !== qy > y && x < px + ((y - py) * (qx - px)) / (qy - py)) inside = !inside;
  }
  return inside;
}
