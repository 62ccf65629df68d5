import type { Check, PhotoReport } from '@vesika/report';

export function exampleCheck(about: Partial<Check> = {}): Check {
  return {
    id: 'head-height',
    measure: 'height',
    verdict: 'pass',
    value: 34.02,
    limit: { min: 32, max: 36 },
    evidence: 'measured',
    unit: 'mm',
    uncertainty: 0.4,
    source: { title: 'German Embassy Dublin', address: null, date: '2026-09-09', basis: 'official' },
    advice: null,
    ...about,
  };
}

export function exampleReport(about: Partial<PhotoReport> = {}): PhotoReport {
  const point = { xPx: 200, yPx: 200 };
  const checks = about.checks ?? [exampleCheck()];
  return {
    ok: checks.every(({ verdict }) => verdict === 'pass'),
    photo: { widthPx: 413, heightPx: 531, dpi: 300, bytes: 87_040, mime: 'image/jpeg' },
    measures: {
      headHeightMm: 34.02,
      headHeightUncertaintyMm: 0.4,
      eyeLineFromBottomMm: 27.1,
      topMarginMm: 4.2,
      hairMarginMm: 2.9,
      centreOffsetMm: 0.1,
      rollDeg: 0.2,
      yawDeg: 1.4,
      pitchDeg: -2.1,
      interEyePx: 104,
      faceCount: 1,
      backgroundHex: '#E5E5E5',
      otherFaceShare: 0,
      backgroundPainted: true,
      headPlacedByHand: false,
      densityStated: true,
      enlargement: 0.5,
      missingMm: { top: 0, bottom: 0, left: 0, right: 0 },
    },
    natives: {},
    landmarks: {
      crown: point,
      chin: point,
      eyeImageLeft: point,
      eyeImageRight: point,
      faceCentre: point,
      hairTop: null,
    },
    outlines: {
      face: [],
      eyeImageLeft: [],
      eyeImageRight: [],
      mouth: [],
      irisImageLeft: [],
      irisImageRight: [],
      noseTip: point,
      lightZones: [],
      person: null,
    },
    components: [],
    placement: null,
    proof: null,
    changes: [{ what: 'straighten', amount: 2.31, unit: 'deg' }],
    timingsMs: { decode: 31 },
    ...about,
    checks,
  };
}
