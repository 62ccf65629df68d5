import type { PhotoFile, PhotoMeasures } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { outputSize } from '../frame/output-size.ts';
import { photoLimits } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';

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
  otherFaceShare: 0,
  backgroundHex: '#FFFFFF',
  backgroundPainted: true,
  headPlacedByHand: false,
  densityStated: true,
  enlargement: 0.5,
  missingMm: { top: 0, bottom: 0, left: 0, right: 0 },
};

/** Findings of a flawless photo for a United States visa; each test adds the natives that its check needs. */
export function findings(change: Partial<Findings> = {}, measures: Partial<PhotoMeasures> = {}): Findings {
  return {
    requirement,
    limits: photoLimits(requirement),
    expectedSize: outputSize(requirement),
    photo: { widthPx: 600, heightPx: 600, dpi: 300, bytes: 90_000, mime: 'image/jpeg' },
    measures: { ...goodMeasures, ...measures },
    natives: {},
    changes: [],
    answers: {},
    childRule: null,
    childAgeYears: null,
    ...change,
  };
}

export function photo(change: Partial<PhotoFile>): Partial<Findings> {
  return { photo: { ...findings().photo, ...change } };
}
