import type { Adjustment, Report } from '@vesika/contract';

export type Point = Report['landmarks']['crown'];
export type Placement = NonNullable<Report['placement']>;
export type Landmarks = Pick<
  Report['landmarks'],
  'crown' | 'chin' | 'eyeImageLeft' | 'eyeImageRight' | 'faceCentre'
>;
/** What of a report is needed to foresee what an adjustment does to the picture. */
export type AdjustedReport = Pick<Report, 'photo' | 'landmarks' | 'checks'>;

/** A turn and a scale, then a shift: (a x - b y + tx, b x + a y + ty). */
export interface Move {
  a: number;
  b: number;
  tx: number;
  ty: number;
}

const mmPerInch = 25.4;

export function pxPerMm({ dpi }: Pick<Report['photo'], 'dpi'>): number {
  return dpi / mmPerInch;
}

/** About the picture's centre, then shifted: from the picture as it was found to the adjusted one, px. */
export function moveOf(photo: Report['photo'], { rotationDeg, scale, shiftXMm, shiftYMm }: Adjustment): Move {
  const turnRad = (rotationDeg * Math.PI) / 180;
  const a = scale * Math.cos(turnRad);
  const b = scale * Math.sin(turnRad);
  const x = photo.widthPx / 2;
  const y = photo.heightPx / 2;
  return {
    a,
    b,
    tx: x - (a * x - b * y) + shiftXMm * pxPerMm(photo),
    ty: y - (b * x + a * y) + shiftYMm * pxPerMm(photo),
  };
}

export function moved({ a, b, tx, ty }: Move, { xPx, yPx }: Point): Point {
  return { xPx: a * xPx - b * yPx + tx, yPx: b * xPx + a * yPx + ty };
}

/** Where the original lies once its picture is moved. */
export function movedPlacement(move: Move, placement: Placement): Placement {
  return {
    ...placement,
    a: move.a * placement.a - move.b * placement.b,
    b: move.b * placement.a + move.a * placement.b,
    tx: move.a * placement.tx - move.b * placement.ty + move.tx,
    ty: move.b * placement.tx + move.a * placement.ty + move.ty,
  };
}

/** Crown and chin go along the face's axis, upwards, before the picture is moved. */
export function adjustedLandmarks({ photo, landmarks }: AdjustedReport, adjustment: Adjustment): Landmarks {
  const move = moveOf(photo, adjustment);
  const { eyeImageLeft, eyeImageRight, faceCentre } = landmarks;
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
  };
}

/** Whether a corner of the picture lies outside the original. */
export function reachesBeyond({ widthPx, heightPx }: Report['photo'], placement: Placement): boolean {
  const { a, b, tx, ty, sourceWidthPx, sourceHeightPx } = placement;
  const square = a * a + b * b;
  return [0, widthPx].some((x) =>
    [0, heightPx].some((y) => {
      const sourceX = (a * (x - tx) + b * (y - ty)) / square;
      const sourceY = (a * (y - ty) - b * (x - tx)) / square;
      return (
        sourceX < -tolerancePx ||
        sourceY < -tolerancePx ||
        sourceX > sourceWidthPx + tolerancePx ||
        sourceY > sourceHeightPx + tolerancePx
      );
    }),
  );
}

const tolerancePx = 1;
