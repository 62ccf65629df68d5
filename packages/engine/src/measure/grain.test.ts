import { expect, it } from 'vitest';
import { noisy } from '../../fixtures/faults/noisy.ts';
import { faceView } from '../face/face-view.ts';
import { measureGrain } from './grain.ts';
import { drawnSource } from './original/drawn-source.fixture.ts';

const { picture, mesh } = await drawnSource();
const grainWith = (deviationBytes: number) =>
  measureGrain(
    faceView({ picture: noisy(picture, deviationBytes), mesh, matte: null, covered: null, painted: false }),
  ).skinGrainLevels!;

it('is nearly the deviation of the noise in grey', () => {
  // Noise that is independent in each channel is weaker in grey.
  const grey = Math.hypot(0.299, 0.587, 0.114);
  expect(grainWith(0)).toBeLessThan(1.5);
  for (const deviation of [8, 16]) {
    expect(Math.abs(grainWith(deviation) / (grey * deviation) - 1)).toBeLessThan(0.25);
  }
});
