import type { PhotoReport } from '@vesika/report';
import { type Drawing, type DrawnCheck, eyeLineAt } from './drawing.ts';
import { arrowPath, rectPath } from './paths.ts';

export function measuredLines({ photo: { widthPx }, landmarks }: PhotoReport): Drawing {
  return {
    permitted: `M0 ${landmarks.crown.yPx}H${widthPx}M0 ${landmarks.chin.yPx}H${widthPx}`,
    permittedDashed: eyeLine(landmarks, widthPx),
  };
}

export function headHeight({ report, check, pxPerMm }: DrawnCheck): Drawing {
  const { widthPx } = report.photo;
  const { chin, hairTop } = report.landmarks;
  const crown = (check.measure === 'height-with-hair' && hairTop) || report.landmarks.crown;
  const { min, max } = check.limit;
  const x = widthPx * 0.9;
  return {
    ...(min !== null &&
      max !== null && {
        range: rectPath(0, chin.yPx - max * pxPerMm, widthPx, (max - min) * pxPerMm),
      }),
    found: `M0 ${chin.yPx}H${widthPx}M0 ${crown.yPx}H${widthPx}${arrowPath(x, chin.yPx, x, crown.yPx, widthPx * 0.03)}`,
    labels: [{ xPx: widthPx * 0.87, yPx: chin.yPx + widthPx * 0.06, anchor: 'end' }],
  };
}

export function eyeLinePosition({ report, check, pxPerMm }: DrawnCheck): Drawing {
  const { widthPx, heightPx } = report.photo;
  const { min, max } = check.limit;
  const y = eyeLineAt(report.landmarks, widthPx / 2);
  const x = widthPx * 0.9;
  const top = max === null ? 0 : heightPx - max * pxPerMm;
  const bottom = min === null ? heightPx : heightPx - min * pxPerMm;
  return {
    range: rectPath(0, top, widthPx, bottom - top),
    found: eyeLine(report.landmarks, widthPx) + arrowPath(x, y, x, heightPx, widthPx * 0.03),
    labels: [{ xPx: widthPx * 0.87, yPx: (y + heightPx) / 2, anchor: 'end' }],
  };
}

export function topMargin({ report, check, pxPerMm }: DrawnCheck): Drawing {
  const { widthPx } = report.photo;
  const { yPx } = report.landmarks.crown;
  const from = (check.limit.min ?? 0) * pxPerMm;
  const to = check.limit.max === null ? Math.max(from, yPx) : check.limit.max * pxPerMm;
  const x = widthPx * 0.9;
  return {
    range: rectPath(0, from, widthPx, to - from),
    found: `M0 ${yPx}H${widthPx}${arrowPath(x, 0, x, yPx, widthPx * 0.03)}`,
    labels: [{ xPx: widthPx * 0.87, yPx: yPx / 2, anchor: 'end' }],
  };
}

export function hairMargin({ report, check, pxPerMm }: DrawnCheck): Drawing {
  const { widthPx } = report.photo;
  const { hairTop } = report.landmarks;
  if (!hairTop) return {};
  const y = Math.max(0, hairTop.yPx);
  return {
    area: rectPath(0, 0, widthPx, (check.limit.min ?? 0) * pxPerMm),
    found: `M0 ${y}H${widthPx}`,
    labels: [{ xPx: widthPx * 0.9, yPx: y + widthPx * 0.06, anchor: 'end' }],
  };
}

/** Faces of the permitted widths around the middle of the face, and the width that was measured. */
export function headWidth({ report, check, pxPerMm }: DrawnCheck): Drawing {
  const { widthPx, heightPx } = report.photo;
  const { xPx, yPx } = report.landmarks.faceCentre;
  const half = ((check.value ?? 0) / 2) * pxPerMm;
  const [from, to] = [check.limit.min ?? 0, check.limit.max ?? 0].map((mm) => (mm / 2) * pxPerMm);
  const side = (x: number) => rectPath(x, 0, to! - from!, heightPx);
  return {
    ...(to! > from! && { range: side(xPx - to!) + side(xPx + from!) }),
    found: arrowPath(xPx - half, yPx, xPx + half, yPx, widthPx * 0.03),
    labels: [{ xPx, yPx: yPx - widthPx * 0.03 }],
  };
}

export function chinMargin({ report, check, pxPerMm }: DrawnCheck): Drawing {
  const { widthPx, heightPx } = report.photo;
  const { yPx } = report.landmarks.chin;
  const { min, max } = check.limit;
  const top = max === null ? 0 : heightPx - max * pxPerMm;
  const x = widthPx * 0.9;
  return {
    range: rectPath(0, top, widthPx, heightPx - (min ?? 0) * pxPerMm - top),
    found: `M0 ${yPx}H${widthPx}${arrowPath(x, yPx, x, heightPx, widthPx * 0.03)}`,
    labels: [{ xPx: widthPx * 0.87, yPx: (yPx + heightPx) / 2, anchor: 'end' }],
  };
}

export function centring({ report, check, pxPerMm }: DrawnCheck): Drawing {
  const { widthPx, heightPx } = report.photo;
  const reach = (check.limit.max ?? 0) * pxPerMm;
  return {
    range: rectPath(widthPx / 2 - reach, 0, 2 * reach, heightPx),
    permittedDashed: `M${widthPx / 2} 0V${heightPx}`,
    found: `M${report.landmarks.faceCentre.xPx} 0V${heightPx}`,
    labels: [{ xPx: widthPx / 2, yPx: heightPx * 0.95 }],
  };
}

export function interEyeDistance({ report }: DrawnCheck): Drawing {
  const { widthPx } = report.photo;
  const { eyeImageLeft: left, eyeImageRight: right } = report.landmarks;
  return {
    found: arrowPath(left.xPx, left.yPx, right.xPx, right.yPx, widthPx * 0.03),
    labels: [{ xPx: (left.xPx + right.xPx) / 2, yPx: (left.yPx + right.yPx) / 2 - widthPx * 0.05 }],
  };
}

export function wholePicture({ report }: DrawnCheck): Drawing {
  const { widthPx, heightPx } = report.photo;
  const inset = widthPx * 0.03;
  return { foundDashed: rectPath(inset, inset, widthPx - 2 * inset, heightPx - 2 * inset) };
}

export function pictureSize(drawn: DrawnCheck): Drawing {
  const { widthPx, heightPx } = drawn.report.photo;
  return { ...wholePicture(drawn), labels: [{ xPx: widthPx / 2, yPx: heightPx - widthPx * 0.078 }] };
}

export function missingSides(drawn: DrawnCheck): Drawing {
  const { report, check, pxPerMm } = drawn;
  const { widthPx, heightPx } = report.photo;
  const missing = report.measures.missingMm;
  if (!missing || check.verdict === 'pass') return pictureSize(drawn);
  const px = (mm: number) => Math.max(mm * pxPerMm, mm > 0.05 ? widthPx * 0.01 : 0);
  const sides = [
    rectPath(0, 0, widthPx, px(missing.top)),
    rectPath(0, heightPx - px(missing.bottom), widthPx, px(missing.bottom)),
    rectPath(0, 0, px(missing.left), heightPx),
    rectPath(widthPx - px(missing.right), 0, px(missing.right), heightPx),
  ];
  return { area: sides.join('') };
}

export function eyeLine(landmarks: PhotoReport['landmarks'], widthPx: number): string {
  return `M0 ${eyeLineAt(landmarks, 0)}L${widthPx} ${eyeLineAt(landmarks, widthPx)}`;
}
