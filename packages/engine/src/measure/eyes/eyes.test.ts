import { describe, expect, it } from 'vitest';
import { posedFace } from '../../face/posed-face.fixture.ts';
import type { Vector } from '../../geometry/rotation.ts';
import { measureEyes } from './eyes.ts';

const lidsImageLeft = [
  [160, 144],
  [159, 145],
  [158, 153],
] as const;

/** Measures a face whose image-left upper lid is lowered by a share of each lid gap. */
function withLidLowered(share: number) {
  const open = [0.12, 0.14, 0.11];
  const moved = Object.fromEntries(
    lidsImageLeft.map(([upper], i): [number, Vector] => [upper, [0, share * open[i]!, 0]]),
  );
  return measureEyes({ mesh: posedFace({}, { moved }) });
}

describe('measureEyes', () => {
  it('divides the widest lid gap by the eye-to-chin distance, and the mean gap by the width of the eye', () => {
    const { eyesOpenness, eyeAspectRatio } = measureEyes({ mesh: posedFace() });
    expect(eyesOpenness).toBeCloseTo(0.14 / (1.9 - 0.141), 3);
    expect(eyeAspectRatio).toBeCloseTo((0.12 + 0.11) / 2 / Math.hypot(0.444, 0.024), 3);
  });

  it('decreases steadily as one eye closes while the other remains open', () => {
    const ratios = [0, 0.2, 0.4, 0.6, 0.8, 0.95].map((share) => withLidLowered(share));
    ratios.slice(1).forEach((ratio, i) => {
      expect(ratio.eyeAspectRatio!).toBeLessThan(ratios[i]!.eyeAspectRatio!);
      expect(ratio.eyesOpenness!).toBeLessThan(ratios[i]!.eyesOpenness!);
    });
    expect(ratios.at(-1)!.eyeAspectRatio).toBeLessThan(0.12);
  });

  it('does not depend on head roll', () => {
    const upright = measureEyes({ mesh: posedFace() }).eyeAspectRatio!;
    expect(measureEyes({ mesh: posedFace({ rollDeg: 25 }) }).eyeAspectRatio).toBeCloseTo(upright, 3);
  });
});
