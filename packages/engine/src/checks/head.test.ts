import type { PhotoMeasures } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { outputSize } from '../frame/output-size.ts';
import { photoLimits } from '../limits/photo-limits.ts';
import { findings } from './findings.fixture.ts';
import { hairMargin, headHeight, topMargin } from './head.ts';

function passport(countryCode: string, measures: Partial<PhotoMeasures>, answers = {}) {
  const { requirement } = findRequirement({ countryCode, documentType: 'passport' })!;
  const limits = photoLimits(requirement);
  return findings({ requirement, limits, expectedSize: outputSize(requirement), answers }, measures);
}

describe('head height', () => {
  it('passes where the band is wider than the estimate scatters', () => {
    const german = passport('DE', { headHeightMm: 34, headHeightUncertaintyMm: 0.9 });
    expect(headHeight(german)).toMatchObject({ verdict: 'pass', value: 34, uncertainty: 0.9 });
  });

  it('cannot tell in the middle of a band that is narrower, and says what it measured', () => {
    const indian = passport('IN', { headHeightMm: 37.1, headHeightUncertaintyMm: 0.9 });
    expect(headHeight(indian)).toMatchObject({
      verdict: 'undetermined',
      value: 37.1,
      uncertainty: 0.9,
      advice: 'head-height.undetermined',
    });
  });

  it('cannot tell just outside, and fails far outside', () => {
    const at = (headHeightMm: number) =>
      headHeight(passport('DE', { headHeightMm, headHeightUncertaintyMm: 0.8 })).verdict;
    expect([at(31.5), at(30.5), at(37.5)]).toEqual(['undetermined', 'fail', 'fail']);
  });

  it('believes who looked at the lines', () => {
    const indian = (answer: 'placed' | 'misplaced') =>
      headHeight(
        passport('IN', { headHeightMm: 37.1, headHeightUncertaintyMm: 0.9 }, { 'head-height': answer }),
      );
    expect(indian('placed')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(indian('misplaced')).toMatchObject({ verdict: 'fail', advice: 'head-height.misplaced' });
  });

  it('takes lines that were set by hand at their word', () => {
    const at = (headHeightMm: number) =>
      headHeight(passport('IN', { headHeightMm, headHeightUncertaintyMm: 0.7, headPlacedByHand: true }));
    expect(at(37.1)).toMatchObject({ verdict: 'pass', evidence: 'measured' });
    expect(at(38.4)).toMatchObject({ verdict: 'fail', advice: 'head-height.too-large' });
  });

  it('counts the hair where the authority does', () => {
    // Of the fixture: crown 5 mm, hair 3 mm below the top edge.
    const visa = (headHeightMm: number) => headHeight(findings({}, { headHeightMm }));
    expect(visa(30)).toMatchObject({ measure: 'height-with-hair', verdict: 'pass', value: 32 });
    expect(visa(34)).toMatchObject({ verdict: 'fail', value: 36, advice: 'head-height.too-large' });
    expect(headHeight(findings({}, { hairMarginMm: null }))).toMatchObject({
      verdict: 'undetermined',
      value: null,
    });
  });
});

it('the room above the crown is as uncertain as the crown', () => {
  const chinese = (about: Partial<PhotoMeasures>) =>
    topMargin(passport('CN', { topMarginMm: 4, headHeightUncertaintyMm: 0.8, ...about })).verdict;
  expect(chinese({})).toBe('pass');
  expect(chinese({ headHeightUncertaintyMm: 1.1 })).toBe('undetermined');
  expect(chinese({ topMarginMm: 4.7 })).toBe('undetermined');
  expect(chinese({ topMarginMm: 4.7, headPlacedByHand: true })).toBe('pass');
  expect(chinese({ topMarginMm: 7 })).toBe('fail');
});

describe('hair at the top edge', () => {
  const german = (measures: Partial<PhotoMeasures>) =>
    hairMargin(passport('DE', { headHeightMm: 34, eyeLineFromBottomMm: 25, topMarginMm: 3.5, ...measures }));

  it('passes where all of it is seen to be in the picture', () => {
    expect(german({ hairMarginMm: 0.2 })).toMatchObject({ verdict: 'pass', value: 0.2 });
  });

  it('is doubted nearer to the edge than it is found', () => {
    expect(german({ hairMarginMm: 0.15 })).toMatchObject({ verdict: 'undetermined' });
  });

  it('fails where it is cut off though the head could lie lower', () => {
    expect(german({ hairMarginMm: 0 })).toMatchObject({ verdict: 'fail', advice: 'hair-margin.cut-off' });
  });

  const low = { headHeightMm: 32.6, eyeLineFromBottomMm: 22.9, topMarginMm: 6, hairMarginMm: 0 };

  it('cannot tell where head and eyes lie as low as they may', () => {
    expect(hairMargin(passport('FR', low))).toMatchObject({
      verdict: 'undetermined',
      advice: 'hair-margin.undetermined',
    });
  });

  it('is not asked about there by an authority that puts the head first', () => {
    expect(german(low)).toBeNull();
    expect(german({ ...low, hairMarginMm: 0.15 })).toBeNull();
    expect(german({ ...low, hairMarginMm: 0.3 })).toMatchObject({ verdict: 'pass' });
    expect(german({ ...low, hairMarginMm: null })).toMatchObject({ verdict: 'undetermined' });
  });

  it('cannot tell where the eyes would come nearer than they may, nor where hair that is cut may go on', () => {
    const american = (measures: Partial<PhotoMeasures>) =>
      hairMargin(passport('US', { eyeLineFromBottomMm: 28.9, topMarginMm: 6, hairMarginMm: 0, ...measures }));
    expect(american({ headHeightMm: 34.5, interEyePx: 130 })?.verdict).toBe('fail');
    expect(american({ headHeightMm: 34.5, interEyePx: 92 })?.verdict).toBe('undetermined');
    expect(american({ headHeightMm: 28, interEyePx: 130 })?.verdict).toBe('undetermined');
  });

  it('cannot tell where nobody saw the hair', () => {
    expect(german({ hairMarginMm: null })).toMatchObject({ verdict: 'undetermined', value: null });
  });
});
