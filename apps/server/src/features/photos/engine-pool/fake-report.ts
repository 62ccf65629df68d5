import type { PhotoReport } from '@vesika/engine/report';

const middle = { xPx: 206, yPx: 250 };

/** A report as the engine would give it; of no picture. */
export const fakeReport: PhotoReport = {
  ok: true,
  photo: { widthPx: 413, heightPx: 531, dpi: 300, bytes: 102, mime: 'image/jpeg' },
  measures: {
    headHeightMm: 33.5,
    headHeightUncertaintyMm: 0.6,
    eyeLineFromBottomMm: 26,
    topMarginMm: 4,
    hairMarginMm: null,
    centreOffsetMm: 0,
    rollDeg: 0,
    yawDeg: 0,
    pitchDeg: 0,
    interEyePx: 120,
    faceCount: 1,
    backgroundHex: '#FFFFFF',
    backgroundDeviation: 0,
  },
  landmarks: {
    crown: middle,
    chin: middle,
    eyeImageLeft: middle,
    eyeImageRight: middle,
    faceCentre: middle,
    hairTop: null,
  },
  checks: [
    {
      id: 'head-height',
      verdict: 'pass',
      value: 33.5,
      limit: { min: 32, max: 36 },
      unit: 'mm',
      uncertainty: 0.6,
      source: { title: 'BMI Foto-Mustertafel', address: null, date: null, basis: 'official' },
      advice: null,
    },
  ],
  changes: [{ what: 'crop', amount: 0.4, unit: 'ratio' }],
  timingsMs: { decode: 1 },
};
