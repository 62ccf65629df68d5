import {
  type Adjustment,
  adjustmentMove,
  type BrushPoint,
  type Move,
  type PhotoReport,
} from '@vesika/report';
import { mmPerInch } from '@vesika/requirements/inch';

export type Point = PhotoReport['landmarks']['crown'];
export type Placement = NonNullable<PhotoReport['placement']>;
export type Landmarks = Pick<
  PhotoReport['landmarks'],
  'crown' | 'chin' | 'eyeImageLeft' | 'eyeImageRight' | 'faceCentre' | 'hairTop'
>;
export type AdjustedReport = Pick<PhotoReport, 'photo' | 'landmarks' | 'checks'>;

export function pxPerMm({ dpi }: Pick<PhotoReport['photo'], 'dpi'>): number {
  return dpi / mmPerInch;
}

export function moved({ a, b, tx, ty }: Move, { xPx, yPx }: Point): Point {
  return { xPx: a * xPx - b * yPx + tx, yPx: b * xPx + a * yPx + ty };
}

export function movedPlacement(move: Move, placement: Placement): Placement {
  return {
    ...placement,
    a: move.a * placement.a - move.b * placement.b,
    b: move.b * placement.a + move.a * placement.b,
    tx: move.a * placement.tx - move.b * placement.ty + move.tx,
    ty: move.b * placement.tx + move.a * placement.ty + move.ty,
  };
}

export function adjustedLandmarks({ photo, landmarks }: AdjustedReport, adjustment: Adjustment): Landmarks {
  const move = adjustmentMove(photo, adjustment);
  const { eyeImageLeft, eyeImageRight, faceCentre, hairTop } = landmarks;
  const turnRad = Math.atan2(eyeImageRight.yPx - eyeImageLeft.yPx, eyeImageRight.xPx - eyeImageLeft.xPx);
  const raised = ({ xPx, yPx }: Point, mm: number): Point => ({
    xPx: xPx + mm * pxPerMm(photo) * Math.sin(turnRad),
    yPx: yPx - mm * pxPerMm(photo) * Math.cos(turnRad),
  });
  return {
    crown: moved(move, raised(landmarks.crown, adjustment.crownShiftMm)),
    chin: moved(move, raised(landmarks.chin, adjustment.chinShiftMm)),
    eyeImageLeft: moved(move, eyeImageLeft),
    eyeImageRight: moved(move, eyeImageRight),
    faceCentre: moved(move, faceCentre),
    hairTop: hairTop && moved(move, hairTop),
  };
}

export function reachesBeyond({ widthPx, heightPx }: PhotoReport['photo'], placement: Placement): boolean {
  const { sourceWidthPx, sourceHeightPx } = placement;
  const isBeyond = (at: number, endPx: number) => at < -tolerancePx || at > endPx + tolerancePx;
  return [0, widthPx].some((x) =>
    [0, heightPx].some((y) => {
      const source = onOriginal(placement, { x, y });
      return isBeyond(source.x, sourceWidthPx) || isBeyond(source.y, sourceHeightPx);
    }),
  );
}

/** The point of the original that a placement puts at a point of the photo. */
export function onOriginal({ a, b, tx, ty }: Placement, { x, y }: BrushPoint): BrushPoint {
  const squared = a * a + b * b;
  return { x: (a * (x - tx) + b * (y - ty)) / squared, y: (a * (y - ty) - b * (x - tx)) / squared };
}

const tolerancePx = 1;
