import { describe, expect, it } from 'vitest';
import { gaze } from './eyes.ts';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';

const judged = (gazeHorizontal: number | null, gazeVertical = 0, change: Partial<Findings> = {}) =>
  gaze(findings({ natives: { gazeHorizontal, gazeVertical }, ...change }))!;

describe('gaze', () => {
  it.each([
    ['into the camera', -0.03, 0.01, 'pass'],
    ['slightly aside', 0.08, 0, 'undetermined'],
    ['hardly aside', 0.05, 0, 'undetermined'],
    ['slightly aside and up', 0.05, -0.05, 'undetermined'],
    ['aside', -0.17, 0, 'fail'],
    ['down', 0, 0.15, 'fail'],
  ])('judges a look %s', (_look, horizontal, vertical, verdict) => {
    expect(judged(horizontal, vertical).verdict).toBe(verdict);
  });

  it('uses the answer only if undetermined', () => {
    expect(judged(0.08, 0, { answers: { gaze: 'at-camera' } })).toMatchObject({
      verdict: 'pass',
      evidence: 'stated',
    });
    expect(judged(0.08, 0, { answers: { gaze: 'aside' } })).toMatchObject({
      verdict: 'fail',
      advice: 'gaze.aside',
    });
    expect(judged(0.2, 0, { answers: { gaze: 'at-camera' } }).verdict).toBe('fail');
  });

  it('asks if the irises were not found, and leaves hidden ones to the checks of what hides them', () => {
    expect(judged(null)).toMatchObject({ verdict: 'undetermined', value: null });
    const hidden = { gazeHorizontal: 0, gazeVertical: 0, eyesHiddenShare: 1 };
    expect(judged(0, 0, { natives: hidden })).toBeNull();
  });
});
