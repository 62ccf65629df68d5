import { describe, expect, it } from 'vitest';
import { transformPoint } from '../geometry/similarity.ts';
import { adjustFrame } from './adjust-frame.ts';

const size = { widthPx: 400, heightPx: 500, dpi: 254 };
const frame = { toOutput: { a: 0.5, b: 0, tx: 10, ty: 20 }, scale: 0.5 };
const untouched = {
  rotationDeg: 0,
  scale: 1,
  shiftXMm: 0,
  shiftYMm: 0,
  crownShiftMm: 0,
  chinShiftMm: 0,
};
const centre = { x: (200 - 10) / 0.5, y: (250 - 20) / 0.5 };

describe('adjustFrame', () => {
  it('keeps the centre of the picture fixed while it scales and rotates', () => {
    const { toOutput, scale } = adjustFrame(frame, { ...untouched, rotationDeg: 7, scale: 1.1 }, size);
    expect(transformPoint(toOutput, centre).x).toBeCloseTo(200);
    expect(transformPoint(toOutput, centre).y).toBeCloseTo(250);
    expect(scale).toBeCloseTo(0.55);
  });

  it('rotates clockwise on screen', () => {
    const { toOutput } = adjustFrame(frame, { ...untouched, rotationDeg: 90 }, size);
    const right = transformPoint(toOutput, { x: centre.x + 100, y: centre.y });
    expect(right.x).toBeCloseTo(200);
    expect(right.y).toBeCloseTo(300);
  });

  it('shifts the content right and down by millimetres', () => {
    const { toOutput } = adjustFrame(frame, { ...untouched, shiftXMm: 1, shiftYMm: -2 }, size);
    expect(transformPoint(toOutput, centre)).toMatchObject({ x: 210, y: 230 });
  });
});
