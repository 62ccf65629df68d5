import { describe, expect, it } from 'vitest';
import { squareOfDetection, squareOfMesh } from './face-mesh.ts';

/** Points on an ellipse around (100, 80), among them the outer eye corners, all rotated by `rollRad`. */
function turnedMesh(rollRad: number): { xyz: Float32Array } {
  const xyz = new Float32Array(478 * 3);
  const put = (point: number, across: number, down: number) => {
    xyz[3 * point] = 100 + across * Math.cos(rollRad) - down * Math.sin(rollRad);
    xyz[3 * point + 1] = 80 + across * Math.sin(rollRad) + down * Math.cos(rollRad);
  };
  for (let i = 0; i < 478; i++) put(i, 30 * Math.cos(i), 40 * Math.sin(i));
  put(33, -20, -10);
  put(263, 20, -10);
  return { xyz };
}

describe('squareOfMesh', () => {
  it.each([0, 30, 90, 150, -120, -45])('follows a head rotated by %i degrees', (rollDeg) => {
    const rollRad = (rollDeg * Math.PI) / 180;
    const square = squareOfMesh(turnedMesh(rollRad));
    expect(square.rollRad).toBeCloseTo(rollRad, 5);
    expect(square.centreX).toBeCloseTo(100, 1);
    expect(square.centreY).toBeCloseTo(80, 1);
    expect(square.sizePx).toBeCloseTo(1.5 * 80, 0);
  });
});

describe('squareOfDetection', () => {
  it('is 1.5 times as large as the box and levelled by the eyes', () => {
    const keypoints = [
      { x: 40, y: 50 },
      { x: 60, y: 70 },
    ];
    const square = squareOfDetection({ box: { left: 20, top: 30, width: 60, height: 50 }, keypoints });
    expect(square).toEqual({ centreX: 50, centreY: 55, sizePx: 90, rollRad: Math.PI / 4 });
  });
});
