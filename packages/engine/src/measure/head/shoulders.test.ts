import { describe, expect, it } from 'vitest';
import { faceAxes } from '../../face/face-axes.ts';
import type { FaceView } from '../../face/face-view.ts';
import { syntheticFace } from '../../face/synthetic-face.fixture.ts';
import type { Matte } from '../../raster/raster.ts';
import { measureShoulders } from './shoulders.ts';

const size = { widthPx: 800, heightPx: 1000 } as const;
const mesh = syntheticFace<'output'>({ x: 400, y: 450, interEyePx: 200 });

/** Matte of sloping shoulders, tilted by `tiltDeg`; `change` overrides single pixels. */
function body(tiltDeg: number, change: (x: number, y: number) => boolean | null = () => null): Matte {
  const slope = Math.tan((tiltDeg * Math.PI) / 180);
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  for (let y = 0; y < size.heightPx; y++) {
    for (let x = 0; x < size.widthPx; x++) {
      const isBody = y > 830 + 0.3 * Math.abs(x - 400) + slope * (x - 400);
      alpha[y * size.widthPx + x] = (change(x, y) ?? isBody) ? 255 : 0;
    }
  }
  return { alpha, ...size };
}

function measured(matte: Matte | null) {
  return measureShoulders({ matte, mesh, axes: faceAxes(mesh) } as FaceView<'output'>);
}

describe('measureShoulders', () => {
  it.each([0, 4, -4, 9])('measures a tilt of %d degrees', (tiltDeg) => {
    const { shoulderTiltDeg, shoulderReachDifference } = measured(body(tiltDeg));
    expect(shoulderTiltDeg).toBeCloseTo(tiltDeg, 0);
    expect(shoulderReachDifference).toBeLessThan(0.1);
  });

  it('measures no tilt when the chin is not above the middle of the neck', () => {
    const neck = (x: number, y: number) => (y > 660 && Math.abs(x - 430) < 170 ? true : null);
    const aside = (x: number, y: number) => neck(x, y) ?? y > 800 + 0.5 * Math.abs(x - 430);
    expect(measured(body(0, aside)).shoulderTiltDeg).toBeCloseTo(0, 0);
  });

  it('uses the chin as the middle when hair hides the neck', () => {
    const hair = body(0, (x, y) => (y > 640 && y < 780 && x > 160 && x < 700 ? true : null));
    expect(measured(hair).shoulderTiltDeg).toBeCloseTo(0, 0);
  });

  it('measures farther out in a wide frame, where no collar interferes', () => {
    const near = syntheticFace<'output'>({ x: 400, y: 450, interEyePx: 150 });
    const collar = body(0, (x, y) => (x > 560 && x < 660 && y > 780 ? true : null));
    const view = { matte: collar, mesh: near, axes: faceAxes(near) } as FaceView<'output'>;
    expect(measureShoulders(view).shoulderTiltDeg).toBeCloseTo(0, 0);
  });

  it('is null when hair covers a shoulder, the frame cuts it off, or without a matte', () => {
    const unknown = { shoulderTiltDeg: null, shoulderReachDifference: null };
    const hair = body(0, (x, y) => (x > 600 && x < 690 && y > 300 ? true : null));
    const lock = body(0, (x, y) => (x > 120 && x < 150 && y > 750 ? true : null));
    const cut = body(0, (x, y) => (x < 150 && y > 900 ? false : null));
    for (const matte of [hair, lock, cut, null]) expect(measured(matte)).toEqual(unknown);
  });
});
