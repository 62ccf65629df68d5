import { type PhotoMeasures, questionOf } from '@vesika/report';
import { findRequirement, type PhotoRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { outputSize } from '../frame/output-size.ts';
import { photoLimits } from '../limits/photo-limits.ts';
import { findings } from './findings.fixture.ts';
import {
  centring,
  chinMargin,
  hairMargin,
  headHeight,
  headWidth,
  interEyeDistance,
  personComplete,
  singleFacePresent,
  topMargin,
} from './head.ts';

const asPublished = (requirement: PhotoRequirement) => requirement;
const toCrown = (requirement: PhotoRequirement): PhotoRequirement => ({
  ...requirement,
  headHeight: { ...requirement.headHeight, includesHair: false },
});

function passport(countryCode: string, measures: Partial<PhotoMeasures>, answers = {}, change = asPublished) {
  const requirement = change(findRequirement({ countryCode, documentType: 'passport' })!.requirement);
  const limits = photoLimits(requirement);
  return findings({ requirement, limits, expectedSize: outputSize(requirement), answers }, measures);
}

describe('head height', () => {
  it('passes in a band wider than the uncertainty', () => {
    const german = passport('DE', { headHeightMm: 34, headHeightUncertaintyMm: 0.9 });
    expect(headHeight(german)).toMatchObject({ verdict: 'pass', value: 34, uncertainty: 0.9 });
  });

  it('states the chance in a band that allows no certainty, and asks nothing', () => {
    const indian = passport('IN', { headHeightMm: 37.1, headHeightUncertaintyMm: 0.9 });
    const judged = headHeight(indian);
    expect(judged).toMatchObject({
      verdict: 'undetermined',
      value: 37.1,
      uncertainty: 0.9,
      advice: 'head-height.narrow-band',
    });
    expect(judged.chanceInside).toBeCloseTo(0.79, 2);
    expect(questionOf(judged)).toBeNull();
  });

  it('asks in a doubt that another picture would not leave', () => {
    const requested = (countryCode: string, headHeightMm: number) =>
      headHeight(passport(countryCode, { headHeightMm, headHeightUncertaintyMm: 0.9 }));
    expect(questionOf(requested('DE', 35.5))).toBe('head-height');
    expect(questionOf(requested('IN', 35.8))).toBe('head-height');
    expect(requested('DE', 35.5)).toMatchObject({ advice: 'head-height.undetermined' });
  });

  it('is undetermined just outside the band and fails far outside', () => {
    const at = (headHeightMm: number) =>
      headHeight(passport('DE', { headHeightMm, headHeightUncertaintyMm: 0.8 })).verdict;
    expect([at(31.5), at(30.5), at(37.5)]).toEqual(['undetermined', 'fail', 'fail']);
  });

  it('uses the answer of the person who checked the lines', () => {
    const indian = (answer: 'placed' | 'misplaced') =>
      headHeight(
        passport('IN', { headHeightMm: 37.1, headHeightUncertaintyMm: 0.9 }, { 'head-height': answer }),
      );
    expect(indian('placed')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(indian('placed')).not.toHaveProperty('chanceInside');
    expect(indian('misplaced')).toMatchObject({ verdict: 'fail', advice: 'head-height.misplaced' });
  });

  it('trusts lines that the person placed', () => {
    const at = (headHeightMm: number) =>
      headHeight(passport('IN', { headHeightMm, headHeightUncertaintyMm: 0.7, headPlacedByHand: true }));
    expect(at(37.1)).toMatchObject({ verdict: 'pass', evidence: 'measured' });
    expect(at(38.4)).toMatchObject({ verdict: 'fail', advice: 'head-height.too-large' });
  });

  it('includes the hair if the authority does', () => {
    // The fixture has the crown 5 mm and the hair 3 mm below the top edge.
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

it('the top margin has the uncertainty of the crown', () => {
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

  it('passes if all of it is inside the picture', () => {
    expect(german({ hairMarginMm: 0.2 })).toMatchObject({ verdict: 'pass', value: 0.2 });
  });

  it('is undetermined closer to the edge than its precision', () => {
    expect(german({ hairMarginMm: 0.15 })).toMatchObject({ verdict: 'undetermined' });
  });

  it('fails if it is cut off although the head could be lower', () => {
    expect(german({ hairMarginMm: 0 })).toMatchObject({ verdict: 'fail', advice: 'hair-margin.cut-off' });
  });

  const low = { headHeightMm: 32.6, eyeLineFromBottomMm: 22.9, topMarginMm: 6, hairMarginMm: 0 };

  it('is undetermined if head and eyes are as low as allowed', () => {
    expect(hairMargin(passport('FR', low))).toMatchObject({
      verdict: 'undetermined',
      advice: 'hair-margin.undetermined',
    });
  });

  it('does not apply then for an authority that gives the head priority', () => {
    expect(german(low)).toBeNull();
    expect(german({ ...low, hairMarginMm: 0.15 })).toBeNull();
    expect(german({ ...low, hairMarginMm: 0.3 })).toMatchObject({ verdict: 'pass' });
    expect(german({ ...low, hairMarginMm: null })).toMatchObject({ verdict: 'undetermined' });
  });

  it('is undetermined if a smaller head would bring the eyes too close, or if cut hair may continue', () => {
    // The rules of the United States, if their head ended at the crown.
    const american = (measures: Partial<PhotoMeasures>) =>
      hairMargin(
        passport(
          'US',
          { eyeLineFromBottomMm: 28.9, topMarginMm: 6, hairMarginMm: 0, ...measures },
          {},
          toCrown,
        ),
      );
    expect(american({ headHeightMm: 34.5, interEyePx: 130 })?.verdict).toBe('fail');
    expect(american({ headHeightMm: 34.5, interEyePx: 92 })?.verdict).toBe('undetermined');
    expect(american({ headHeightMm: 28, interEyePx: 130 })?.verdict).toBe('undetermined');
  });

  it('is undetermined if the top of the hair is unknown', () => {
    expect(german({ hairMarginMm: null })).toMatchObject({ verdict: 'undetermined', value: null });
  });
});

describe('inter-eye distance', () => {
  const verdict = (headHeightMm: number) =>
    interEyeDistance(passport('CN', { headHeightMm, interEyePx: 88 })).verdict;

  it('fails where a larger head inside the band would reach the limit', () => {
    expect(verdict(29.5)).toBe('fail');
  });

  it('passes eyes too close for the pixels and the head height that the document publishes', () => {
    const check = interEyeDistance(passport('CN', { headHeightMm: 32.2, interEyePx: 88 }));
    expect(check).toMatchObject({ verdict: 'pass', advice: null, limit: { min: null, max: null } });
    expect(check.source.title).not.toContain('39794');
  });

  it('fails a picture with fewer pixels than a photo of the document has', () => {
    const preview = { ...findings().photo, widthPx: 280, heightPx: 360 };
    const small = { ...passport('DE', { headHeightMm: 34, interEyePx: 75 }), photo: preview };
    expect(interEyeDistance(small)).toMatchObject({
      verdict: 'fail',
      advice: 'inter-eye-distance.too-small',
    });
  });
});

describe('face width', () => {
  const dutch = (widthMm: number | null | undefined) => {
    const found = passport('NL', {});
    const mmPerPx = 45 / found.photo.heightPx;
    return headWidth({ ...found, natives: { faceWidthPx: widthMm && widthMm / mmPerPx } });
  };

  it.each([
    [18, 'pass', null],
    [16.1, 'undetermined', 'head-width.undetermined'],
    [19.9, 'undetermined', 'head-width.undetermined'],
    [14.5, 'fail', 'head-width.too-narrow'],
    [22, 'fail', 'head-width.too-wide'],
  ])('judges %f mm in a band of 16 to 20 mm as %s', (widthMm, verdict, advice) => {
    expect(dutch(widthMm)).toMatchObject({ verdict, advice, unit: 'mm', limit: { min: 16, max: 20 } });
  });

  it('names the source of the band, and states the chance in doubt instead of asking', () => {
    const doubt = dutch(16.1)!;
    expect(doubt.source.title).toContain('photo matrix');
    expect(doubt.chanceInside).toBeGreaterThan(0.5);
    expect(questionOf(doubt)).toBeNull();
  });

  it('is undetermined if it was not measured, and absent from reports of before and where nothing is published', () => {
    expect(dutch(null)?.verdict).toBe('undetermined');
    expect(dutch(undefined)).toBeNull();
    expect(headWidth({ ...passport('DE', {}), natives: { faceWidthPx: 200 } })).toBeNull();
  });
});

describe('space below the chin', () => {
  it.each([
    [4, 34, 'pass', null],
    [6, 36, 'fail', 'chin-margin.too-small'],
    [2, 32, 'fail', 'chin-margin.too-large'],
    [3.9, 35.9, 'undetermined', 'chin-margin.undetermined'],
  ])(
    'judges a Japanese photo with %f mm above a head of %f mm as %s',
    (topMarginMm, headHeightMm, verdict, advice) => {
      expect(chinMargin(passport('JP', { topMarginMm, headHeightMm }))).toMatchObject({ verdict, advice });
    },
  );

  it('is not judged where the authority publishes nothing', () => {
    expect(chinMargin(passport('DE', {}))).toBeNull();
  });
});

describe('an estimated head height', () => {
  const online = (headHeightMm: number) => {
    const { requirement } = findRequirement({ countryCode: 'CN', documentType: 'visa', variant: 'online' })!;
    const limits = photoLimits(requirement);
    return headHeight(findings({ requirement, limits }, { headHeightMm, headHeightUncertaintyMm: 0.8 }));
  };

  it('gives way to the published width of the face: it never fails, and says so without asking', () => {
    expect(online(30)).toMatchObject({ verdict: 'pass' });
    expect(online(26)).toMatchObject({ verdict: 'undetermined', advice: 'head-height.gives-way' });
    expect(questionOf(online(26))).toBeNull();
  });
});

it('judges the middle of the face by the distances to the side edges that the authority publishes', () => {
  const japanese = passport('JP', { centreOffsetMm: 1.6 });
  expect(centring(japanese)).toMatchObject({ verdict: 'fail', limit: { min: null, max: 1.5 } });
  expect(centring(passport('DE', { centreOffsetMm: 1.6 }))).toMatchObject({ verdict: 'pass' });
});

describe('person-complete', () => {
  it.each([
    [{ bodyBelowChinShare: 1, brokenOffShare: 0.3 }, 'pass', null],
    [{ bodyBelowChinShare: 0.2, brokenOffShare: 0.3 }, 'fail', 'person-complete.body-missing'],
    [{ bodyBelowChinShare: 0.8, brokenOffShare: 0.3 }, 'undetermined', 'person-complete.undetermined'],
    [{ bodyBelowChinShare: 1, brokenOffShare: 0.95 }, 'fail', 'person-complete.broken-off'],
    [
      { bodyBelowChinShare: 1, brokenOffShare: 0.3, repeatedRowsShare: 1 },
      'fail',
      'person-complete.broken-off',
    ],
    [{ bodyBelowChinShare: 1, brokenOffShare: 0.3, repeatedRowsShare: null }, 'pass', null],
    [{ bodyBelowChinShare: null, brokenOffShare: 0.95 }, 'fail', 'person-complete.broken-off'],
    [{ bodyBelowChinShare: null, brokenOffShare: 0.3 }, 'undetermined', 'person-complete.undetermined'],
  ])('judges %o as %s', (natives, verdict, advice) => {
    expect(personComplete(findings({ natives }))).toMatchObject({ verdict, advice });
  });

  it('does not apply to a report from before these measures', () => {
    expect(personComplete(findings())).toBeNull();
  });
});

describe('another face', () => {
  it.each([
    [0, 'pass'],
    [0.001, 'pass'],
    [0.015, 'undetermined'],
    [0.05, 'undetermined'],
    [0.06, 'fail'],
  ])('of %d of the main one: %s', (otherFaceShare, verdict) => {
    expect(singleFacePresent(passport('DE', { otherFaceShare })).verdict).toBe(verdict);
  });
});
