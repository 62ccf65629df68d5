import { expect, it } from 'vitest';
import { faceToHairline } from './index.ts';

const eyes = [
  { x: 80, y: 100 },
  { x: 120, y: 100 },
] as const;
/** Forehead, temple, chin, temple: the chin is 80 below the eyes, the forehead ends 40 above them. */
const face = [100, 60, 150, 100, 100, 180, 50, 100];

it('extends to the hairline and keeps its width and chin', () => {
  expect(faceToHairline(face, eyes)).toEqual([100, 40, 150, 100, 100, 180, 50, 100]);
});

it('follows the tilt of the head', () => {
  const turned = face.flatMap((_, at) => (at % 2 === 0 ? [-face[at + 1]!, face[at]!] : []));
  const turnedEyes = [
    { x: -100, y: 80 },
    { x: -100, y: 120 },
  ] as const;
  const stretched = faceToHairline(turned, turnedEyes);
  expect(stretched[0]).toBeCloseTo(-40);
  expect(stretched[1]).toBeCloseTo(100);
});

it('does not shrink a face whose outline reaches higher', () => {
  const high = [100, 10, ...face.slice(2)];
  expect(faceToHairline(high, eyes)).toEqual(high);
});
