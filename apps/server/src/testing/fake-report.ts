import type { Check, OriginalReport, PhotoReport, Verdict } from '@vesika/report';

const middle = { xPx: 206, yPx: 250 };
const square = [180, 220, 230, 220, 230, 280, 180, 280];

const headHeight: Check = {
  id: 'head-height',
  measure: 'height',
  verdict: 'pass',
  value: 33.5,
  evidence: 'measured',
  limit: { min: 32, max: 36 },
  unit: 'mm',
  uncertainty: 0.6,
  source: { title: 'BMI Foto-Mustertafel', address: null, date: null, basis: 'official' },
  advice: null,
};

const outlines: PhotoReport['outlines'] = {
  face: square,
  eyeImageLeft: square,
  eyeImageRight: square,
  mouth: square,
  irisImageLeft: square,
  irisImageRight: square,
  noseTip: middle,
  lightZones: [square],
  person: square,
};

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
    otherFaceShare: 0,
    backgroundHex: '#FFFFFF',
    backgroundPainted: true,
    headPlacedByHand: false,
    densityStated: true,
    enlargement: 0.5,
    missingMm: { top: 0, bottom: 0, left: 0, right: 0 },
  },
  natives: { luminanceMean: 0.4, smileProbability: 0.1, cameraDistanceM: null },
  landmarks: {
    crown: middle,
    chin: middle,
    eyeImageLeft: middle,
    eyeImageRight: middle,
    faceCentre: middle,
    hairTop: null,
  },
  outlines,
  checks: [headHeight],
  components: [{ id: 'luminance-mean', native: 0.4, score: 90 }],
  changes: [{ what: 'crop', amount: 0.4, unit: 'ratio' }],
  placement: { a: 1, b: 0, tx: -10, ty: -20, sourceWidthPx: 600, sourceHeightPx: 800 },
  proof: {
    comparedShare: 0.4,
    unchangedShare: 0.99,
    toleranceLevels: 8,
    meanDifference: 1.2,
    largestDifference: 9,
    edgeShare: 0.05,
    exposureEv: 0.1,
    gains: [1, 1, 1],
  },
  timingsMs: { decode: 1 },
};

export function judgedReport(verdict: Verdict): PhotoReport {
  const advice = {
    pass: null,
    fail: 'head-height.too-small',
    undetermined: 'head-height.undetermined',
  } as const;
  const checks = [{ ...headHeight, verdict, advice: advice[verdict] }];
  return { ...fakeReport, ok: verdict === 'pass', checks };
}

export const fakeOriginalReport: OriginalReport = {
  widthPx: 600,
  heightPx: 800,
  findings: [{ ...headHeight, remedy: 'none' }],
  natives: { luminanceMean: 0.4 },
  outlines,
};
