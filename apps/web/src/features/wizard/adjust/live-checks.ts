import type { Adjustment, Check, PhotoReport } from '@vesika/report';
import {
  type AdjustedReport,
  adjustedLandmarks,
  type Landmarks,
  type Point,
  pxPerMm,
} from './adjusted-picture.ts';

export const liveCheckIds = [
  'head-height',
  'eye-line',
  'top-margin',
  'hair-margin',
  'centring',
  'head-pose-roll',
] as const;
export type LiveCheckId = (typeof liveCheckIds)[number];

export type LiveCheck = Check & { id: LiveCheckId; value: number };

export function liveChecks(report: AdjustedReport, adjustment: Adjustment): LiveCheck[] {
  const landmarks = adjustedLandmarks(report, adjustment);
  return liveCheckIds.flatMap((id) => {
    const check = report.checks.find((each) => each.id === id);
    if (!check) return [];
    const value = measures[id](landmarks, report.photo, check);
    if (value === null) return [];
    return [{ ...check, id, value, verdict: verdictOf(value, check, areLinesMoved(adjustment)) }];
  });
}

export function excess(value: number, { min, max }: Check['limit']): number {
  return Math.max(0, (min ?? value) - value, value - (max ?? value));
}

type Measure = (landmarks: Landmarks, photo: PhotoReport['photo'], check: Check) => number | null;

const measures: Readonly<Record<LiveCheckId, Measure>> = {
  'head-height': ({ crown, chin, hairTop }, photo, { measure }) => {
    const top = measure === 'height-with-hair' ? hairTop : crown;
    return top && Math.hypot(top.xPx - chin.xPx, top.yPx - chin.yPx) / pxPerMm(photo);
  },
  'eye-line': (landmarks, photo) => (photo.heightPx - eyeMiddle(landmarks).yPx) / pxPerMm(photo),
  'top-margin': ({ crown }, photo) => crown.yPx / pxPerMm(photo),
  'hair-margin': ({ hairTop }, photo) => hairTop && hairTop.yPx / pxPerMm(photo),
  centring: ({ faceCentre }, photo) => Math.abs(faceCentre.xPx - photo.widthPx / 2) / pxPerMm(photo),
  'head-pose-roll': ({ eyeImageLeft: left, eyeImageRight: right }) =>
    Math.abs((Math.atan2(right.yPx - left.yPx, right.xPx - left.xPx) * 180) / Math.PI),
};

function eyeMiddle({ eyeImageLeft, eyeImageRight }: Landmarks): Point {
  return {
    xPx: (eyeImageLeft.xPx + eyeImageRight.xPx) / 2,
    yPx: (eyeImageLeft.yPx + eyeImageRight.yPx) / 2,
  };
}

function verdictOf(value: number, { id, verdict, limit }: Check, linesMoved: boolean): Check['verdict'] {
  const isDoubted = verdict === 'undetermined';
  if (excess(value, limit) > 0) return isDoubted && id === 'hair-margin' ? 'undetermined' : 'fail';
  return isDoubted && !linesMoved && (id === 'head-height' || id === 'top-margin') ? 'undetermined' : 'pass';
}

function areLinesMoved({ crownShiftMm, chinShiftMm }: Adjustment): boolean {
  return crownShiftMm !== 0 || chinShiftMm !== 0;
}
