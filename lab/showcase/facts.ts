import type { CheckId, PhotoReport } from '@vesika/report';
import type { PhotoRequirement } from '@vesika/requirements';

/** Picks the figures of a sample's report that the pages show. */
export function factsOf(report: PhotoReport, requirement: PhotoRequirement) {
  const { photo, landmarks, measures, checks, changes, proof } = report;
  return {
    countryCode: requirement.countryCode,
    documentType: requirement.documentType,
    widthMm: requirement.size.widthMm,
    heightMm: requirement.size.heightMm,
    widthPx: photo.widthPx,
    heightPx: photo.heightPx,
    crown: rounded(landmarks.crown),
    chin: rounded(landmarks.chin),
    eyeImageLeft: rounded(landmarks.eyeImageLeft),
    eyeImageRight: rounded(landmarks.eyeImageRight),
    headHeightMm: tenth(measures.headHeightMm),
    headHeight: checks.find(({ id }) => id === 'head-height')?.limit ?? { min: null, max: null },
    eyeLineFromBottomMm: tenth(measures.eyeLineFromBottomMm),
    topMarginMm: tenth(measures.topMarginMm),
    checks: checks.length,
    passed: checks.filter(({ verdict }) => verdict === 'pass').length,
    open: checks.filter(({ verdict }) => verdict !== 'pass').map(({ id }) => id),
    changes: changes.map(({ what }) => what),
    proof: proof && {
      comparedShare: proof.comparedShare,
      unchangedShare: proof.unchangedShare,
      toleranceLevels: proof.toleranceLevels,
    },
  };
}

/** Picks one failed check of a sample with the data needed to draw it. */
export function refusalOf(report: PhotoReport, id: CheckId, requirement: PhotoRequirement) {
  const check = report.checks.find((one) => one.id === id);
  if (check?.verdict !== 'fail') throw new Error(`${id} does not fail: ${JSON.stringify(check)}`);
  const { photo, landmarks, measures, outlines } = report;
  return {
    widthMm: requirement.size.widthMm,
    check,
    report: {
      photo: { widthPx: photo.widthPx, heightPx: photo.heightPx },
      landmarks: {
        crown: rounded(landmarks.crown),
        chin: rounded(landmarks.chin),
        faceCentre: rounded(landmarks.faceCentre),
        eyeImageLeft: rounded(landmarks.eyeImageLeft),
        eyeImageRight: rounded(landmarks.eyeImageRight),
      },
      measures: { yawDeg: tenth(measures.yawDeg), pitchDeg: tenth(measures.pitchDeg) },
      outlines: {
        noseTip: rounded(outlines.noseTip),
        eyeImageLeft: outlines.eyeImageLeft.map(Math.round),
        eyeImageRight: outlines.eyeImageRight.map(Math.round),
        person: outlines.person && thinned(outlines.person),
      },
    },
  };
}

function rounded({ xPx, yPx }: { xPx: number; yPx: number }) {
  return { xPx: Math.round(xPx), yPx: Math.round(yPx) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

const pointsMax = 72;

/** Reduces an outline to the points that a thumbnail needs. */
function thinned(outline: readonly number[]): number[] {
  const points = outline.length / 2;
  const step = Math.max(1, Math.ceil(points / pointsMax));
  const stored = Array.from({ length: Math.ceil(points / step) }, (_, index) => index * step);
  return stored.flatMap((at) => [Math.round(outline[2 * at]!), Math.round(outline[2 * at + 1]!)]);
}
