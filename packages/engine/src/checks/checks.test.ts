import { findRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { outputSize } from '../compose/output-size.ts';
import { photoLimits } from '../limits/photo-limits.ts';
import type { CheckId, PhotoMeasures } from '../report.ts';
import type { Findings } from './findings.ts';
import { runChecks } from './index.ts';

const { requirement } = findRequirement({ countryCode: 'US', documentType: 'visa' })!;

const goodMeasures: PhotoMeasures = {
  headHeightMm: 30,
  headHeightUncertaintyMm: 1,
  eyeLineFromBottomMm: 31,
  topMarginMm: 5,
  hairMarginMm: 3,
  centreOffsetMm: -0.4,
  rollDeg: -1,
  yawDeg: 0,
  pitchDeg: 0,
  interEyePx: 110,
  faceCount: 1,
  backgroundHex: '#FFFFFF',
  backgroundDeviation: 0.2,
};

function findings(change: Partial<Findings> = {}, measures: Partial<PhotoMeasures> = {}): Findings {
  return {
    requirement,
    limits: photoLimits(requirement),
    expectedSize: outputSize(requirement),
    photo: { widthPx: 600, heightPx: 600, dpi: 300, bytes: 90_000, mime: 'image/jpeg' },
    densityStated: true,
    measures: { ...goodMeasures, ...measures },
    otherFaceShare: 0,
    background: { colourDifference: 0, deviation: 0.2, painted: true },
    making: { enlargement: 0.5, missingMm: { top: 0, bottom: 0, left: 0, right: 0 } },
    ...change,
  };
}

function photo(change: Partial<Findings['photo']>): Partial<Findings> {
  return { photo: { ...findings().photo, ...change } };
}

function missing(change: Partial<Record<'top' | 'bottom' | 'left' | 'right', number>>): Partial<Findings> {
  return { making: { enlargement: 1, missingMm: { top: 0, bottom: 0, left: 0, right: 0, ...change } } };
}

describe('runChecks', () => {
  it('passes a photo that is right, with a value and a source for every check', () => {
    const checks = runChecks(findings());
    expect(checks.map(({ verdict }) => verdict)).toEqual(checks.map(() => 'pass'));
    expect(checks).toHaveLength(14);
    for (const check of checks) {
      expect(check.value).not.toBeNull();
      expect(check.source.title).not.toBe('');
      expect(check.advice).toBeNull();
    }
  });

  it.each<[string, Findings]>([
    ['head-height.too-small', findings({}, { headHeightMm: 24.9 })],
    ['head-height.too-large', findings({}, { headHeightMm: 35.1 })],
    ['eye-line.too-low', findings({}, { eyeLineFromBottomMm: 28.5 })],
    ['eye-line.too-high', findings({}, { eyeLineFromBottomMm: 35 })],
    ['top-margin.too-small', findings({}, { topMarginMm: -0.1 })],
    ['centring.off-centre', findings({}, { centreOffsetMm: -2.7 })],
    ['head-pose-roll.tilted', findings({}, { rollDeg: -5.1 })],
    ['inter-eye-distance.too-small', findings({}, { interEyePx: 89 })],
    ['single-face-present.other-face', findings({ otherFaceShare: 0.06 })],
    [
      'background-colour.wrong-colour',
      findings({ background: { colourDifference: 2, deviation: 0, painted: true } }),
    ],
    [
      'background-uniformity.uneven',
      findings({ background: { colourDifference: 0, deviation: 4.1, painted: false } }),
    ],
    ['picture-size.wrong-size', findings(photo({ widthPx: 601 }))],
    ['density.wrong-density', findings(photo({ dpi: 72 }))],
    ['file-size.too-large', findings(photo({ bytes: 240_001 }))],
    ['upscaling.source-too-small', findings({ making: { ...findings().making!, enlargement: 1.16 } })],
    ['source-completeness.missing-left', findings(missing({ left: 1, right: 0.5 }))],
    ['source-completeness.missing-bottom', findings(missing({ bottom: 0.3 }))],
  ])('advises %s', (advice, given) => {
    const failed = runChecks(given).filter(({ verdict }) => verdict !== 'pass');
    expect(failed).toMatchObject([{ verdict: 'fail', advice }]);
  });

  it.each<[CheckId, Findings]>([
    ['background-colour', findings({ background: null })],
    ['background-uniformity', findings({ background: null })],
    ['density', findings({ densityStated: false })],
    ['head-height', findings({}, { headHeightMm: Number.NaN })],
  ])('answers undetermined for %s that cannot be measured', (id, given) => {
    expect(runChecks(given).find((check) => check.id === id)).toMatchObject({
      verdict: 'undetermined',
      value: null,
      advice: `${id}.undetermined`,
    });
  });

  it('lets a photographed wall be off by what the eye does not see', () => {
    const wall = findings({ background: { colourDifference: 6, deviation: 3, painted: false } });
    expect(runChecks(wall).every(({ verdict }) => verdict === 'pass')).toBe(true);
  });

  it('says nothing about an original that was not seen', () => {
    const ids = runChecks(findings({ making: null })).map(({ id }) => id);
    expect(ids).not.toContain('upscaling');
    expect(ids).not.toContain('source-completeness');
  });
});
