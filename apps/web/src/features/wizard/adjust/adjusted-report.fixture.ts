import type { Check } from '@vesika/report';
import type { AdjustedReport } from './adjusted-picture.ts';
import type { LiveCheckId } from './live-checks.ts';

export const adjustedReport: AdjustedReport = {
  photo: { widthPx: 350, heightPx: 450, dpi: 254, bytes: 40_000, mime: 'image/jpeg' },
  landmarks: {
    crown: { xPx: 175, yPx: 40 },
    chin: { xPx: 175, yPx: 380 },
    eyeImageLeft: { xPx: 125, yPx: 200 },
    eyeImageRight: { xPx: 225, yPx: 200 },
    faceCentre: { xPx: 175, yPx: 200 },
    hairTop: null,
  },
  checks: [
    check('head-height', 34, { min: 32, max: 36 }),
    check('eye-line', 25, { min: 22.5, max: 31.5 }),
    check('top-margin', 4, { min: 3, max: 6 }),
    check('centring', 0, { min: null, max: 1.75 }),
    { ...check('head-pose-roll', 0, { min: null, max: 5 }), unit: 'deg' },
  ],
};

function check(id: LiveCheckId, value: number, limit: Check['limit']): Check {
  return {
    id,
    verdict: 'pass',
    value,
    evidence: 'measured',
    limit,
    unit: 'mm',
    uncertainty: null,
    source: { title: 'A rule', address: null, date: null, basis: 'official' },
    advice: null,
  };
}
