import { describe, expect, it } from 'vitest';
import { castOf, type FaceHues } from './colour-cast.ts';
import { colourModel, colourModelOf } from './colour-model.ts';

const mean = colourModel.mean as unknown as FaceHues;

/** A face in light with the given excess of red and blue. */
function under(red: number, blue: number, face: FaceHues = mean): FaceHues {
  return [face[0] + red, face[1] + blue, face[2] + red, face[3] + blue];
}

describe('castOf', () => {
  it('recovers the cast that sclera and skin have in common', () => {
    const { excess, disagreement } = castOf(under(0.35, -0.6));
    expect(excess[0]).toBeCloseTo(0.35, 6);
    expect(excess[1]).toBeCloseTo(-0.6, 6);
    expect(disagreement).toBeCloseTo(0, 6);
  });

  it('increases with the strength of the cast', () => {
    const distances = [0, 0.1, 0.2, 0.4, 0.8].map((share) => castOf(under(share, -share)).distance);
    for (let i = 1; i < distances.length; i++) expect(distances[i]).toBeGreaterThan(distances[i - 1]!);
    expect(distances[0]).toBeCloseTo(0, 6);
  });

  it('attributes a deviation of the skin to the light less than one of the sclera', () => {
    const ofSkin = castOf([mean[0], mean[1], mean[2] + 0.2, mean[3] - 0.2]);
    const ofEyes = castOf([mean[0] + 0.2, mean[1] - 0.2, mean[2], mean[3]]);
    expect(Math.hypot(...ofSkin.excess)).toBeLessThan(Math.hypot(...ofEyes.excess));
    expect(ofSkin.distance).toBeLessThan(2);
  });

  it('reports contradictory sclera and skin as disagreement', () => {
    const { disagreement } = castOf([mean[0] - 0.4, mean[1] + 0.4, mean[2] + 0.4, mean[3] - 0.4]);
    expect(disagreement).toBeGreaterThan(5);
  });
});

describe('colourModelOf', () => {
  it('gives more weight to components of less variance', () => {
    const covariance = [1, 1, 4, 4].map((variance, i) => [0, 1, 2, 3].map((j) => (i === j ? variance : 0)));
    const { gain, precision } = colourModelOf({ mean: [0, 0, 0, 0], covariance });
    expect(gain[0]).toEqual([0.8, 0, 0.2, 0].map((weight) => expect.closeTo(weight, 9)));
    expect(precision[0]![0]).toBeCloseTo(1.25, 9);
  });
});
