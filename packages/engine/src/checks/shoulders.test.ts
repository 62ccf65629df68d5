import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import { shoulders } from './head.ts';

const sloping = (interEyePx: number) =>
  shoulders(findings({ natives: { shoulderTiltDeg: 13 } }, { interEyePx }))?.verdict;

describe('shoulders', () => {
  it('fail where the frame shows them, and not where it shows hardly more than a collar', () => {
    expect(sloping(110)).toBe('fail');
    expect(sloping(160)).toBe('undetermined');
  });
});
