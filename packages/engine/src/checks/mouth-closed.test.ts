import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import { mouthClosed } from './mouth.ts';

const judged = (mouthOpenness: number | null) => mouthClosed(findings({ natives: { mouthOpenness } }));

describe('mouth-closed', () => {
  it.each([
    [0.011, 'pass'],
    [0.036, 'undetermined'],
    [0.082, 'fail'],
  ])('judges lips %f apart', (openness, verdict) => {
    expect(judged(openness).verdict).toBe(verdict);
  });

  it('tells the person to close the mouth', () => {
    expect(judged(0.12).advice).toBe('mouth-closed.open');
  });

  it('does not pass a mouth without a measurement', () => {
    expect(judged(null).verdict).toBe('undetermined');
  });
});
