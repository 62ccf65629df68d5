import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';
import { cameraDistance } from './head.ts';
import { runChecks } from './index.ts';

const judged = (cameraDistanceM: number | null | undefined) =>
  cameraDistance(findings({ natives: { cameraDistanceM } }));

describe('camera-distance', () => {
  it.each([
    [1.2, 'pass'],
    [0.6, 'undetermined'],
    [0.3, 'fail'],
    [6, 'undetermined'],
  ])('judges a picture from %f m away', (metres, verdict) => {
    expect(judged(metres)).toMatchObject({ verdict, value: metres, unit: 'm' });
  });

  it('is undetermined for receding temples if the file states no distance', () => {
    const receding = (natives: Findings['natives']) => cameraDistance(findings({ natives }));
    expect(receding({ templeWidthRatio: 1.7 })).toMatchObject({
      verdict: 'undetermined',
      measure: 'temples',
    });
    expect(receding({ templeWidthRatio: 1.95 })).toBeNull();
    expect(receding({ templeWidthRatio: 1.7, cameraDistanceM: 1.2 })).toMatchObject({ verdict: 'pass' });
  });

  it('does not apply if the file states no focal length', () => {
    expect(judged(null)).toBeNull();
    const ids = (natives: Findings['natives']) => runChecks(findings({ natives })).map(({ id }) => id);
    expect(ids({ cameraDistanceM: 1 })).toContain('camera-distance');
    expect(ids({})).not.toContain('camera-distance');
  });
});
