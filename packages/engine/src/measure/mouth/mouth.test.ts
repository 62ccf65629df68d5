import { describe, expect, it } from 'vitest';
import { posedFace } from '../../face/posed-face.fixture.ts';
import type { Vector } from '../../geometry/rotation.ts';
import { measureMouth } from './mouth.ts';

/** Mouth openness of a face whose lower lip is lowered, in inter-eye distances. */
function opened(by: number, lowerLips: readonly number[] = [178, 14, 402]): number {
  const moved = Object.fromEntries(lowerLips.map((index): [number, Vector] => [index, [0, by, 0]]));
  return measureMouth({ mesh: posedFace({}, { moved }) }).mouthOpenness!;
}

describe('measureMouth', () => {
  it('is near zero for closed lips', () => {
    expect(opened(0)).toBeLessThan(0.005);
  });

  it('increases with the gap between the lips', () => {
    const gaps = [0, 0.02, 0.05, 0.1, 0.2].map((by) => opened(by));
    gaps.slice(1).forEach((gap, i) => {
      expect(gap).toBeGreaterThan(gaps[i]!);
    });
  });

  it('detects lips that are open on one side only', () => {
    expect(opened(0.1, [178])).toBeGreaterThan(0.045);
  });
});
