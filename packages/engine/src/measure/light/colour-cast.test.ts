import { describe, expect, it } from 'vitest';
import { castOf, type FaceHues } from './colour-cast.ts';
import { colourModel, colourModelOf } from './colour-model.ts';

const mean = colourModel.mean as unknown as FaceHues;

/** The same face in light that is redder and bluer by so much. */
function under(red: number, blue: number, face: FaceHues = mean): FaceHues {
  return [face[0] + red, face[1] + blue, face[2] + red, face[3] + blue];
}

describe('castOf', () => {
  it('finds the light that eyes and skin share', () => {
    const { excess, disagreement } = castOf(under(0.35, -0.6));
    expect(excess[0]).toBeCloseTo(0.35, 6);
    expect(excess[1]).toBeCloseTo(-0.6, 6);
    expect(disagreement).toBeCloseTo(0, 6);
  });

  it('is the farther from neutral the stronger the light', () => {
    const distances = [0, 0.1, 0.2, 0.4, 0.8].map((share) => castOf(under(share, -share)).distance);
    for (let i = 1; i < distances.length; i++) expect(distances[i]).toBeGreaterThan(distances[i - 1]!);
    expect(distances[0]).toBeCloseTo(0, 6);
  });

  it('takes skin of another tone for light less than the white of the eyes', () => {
    const ofSkin = castOf([mean[0], mean[1], mean[2] + 0.2, mean[3] - 0.2]);
    const ofEyes = castOf([mean[0] + 0.2, mean[1] - 0.2, mean[2], mean[3]]);
    expect(Math.hypot(...ofSkin.excess)).toBeLessThan(Math.hypot(...ofEyes.excess));
    expect(ofSkin.distance).toBeLessThan(2);
  });

  it('tells where eyes and skin contradict each other', () => {
    const { disagreement } = castOf([mean[0] - 0.4, mean[1] + 0.4, mean[2] + 0.4, mean[3] - 0.4]);
    expect(disagreement).toBeGreaterThan(5);
  });
});

describe('colourModelOf', () => {
  it('weighs what varies less more', () => {
    const covariance = [1, 1, 4, 4].map((variance, i) => [0, 1, 2, 3].map((j) => (i === j ? variance : 0)));
    const { gain, precision } = colourModelOf({ mean: [0, 0, 0, 0], covariance });
    expect(gain[0]).toEqual([0.8, 0, 0.2, 0].map((weight) => expect.closeTo(weight, 9)));
    expect(precision[0]![0]).toBeCloseTo(1.25, 9);
  });
});
