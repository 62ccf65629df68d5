import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import { shoulders } from './head.ts';

const sloping = (interEyePx: number) =>
  shoulders(findings({ natives: { shoulderTiltDeg: 13 } }, { interEyePx }))?.verdict;

describe('shoulders', () => {
  it('fail if the frame shows them, and are undetermined if it shows little more than a collar', () => {
    expect(sloping(110)).toBe('fail');
    expect(sloping(160)).toBe('undetermined');
  });
});
