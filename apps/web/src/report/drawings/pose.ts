import type { Outline } from '@vesika/report';
import { boundsOf, type Drawing, type DrawnCheck, eyeAxes } from './drawing.ts';
import { circlePath, pointerPath } from './paths.ts';
import { eyeLine } from './position.ts';

export function roll({ report, check }: DrawnCheck): Drawing {
  const { widthPx } = report.photo;
  const { x, y } = eyeAxes(report.landmarks);
  const rise = tangent(check.limit.max ?? 0);
  const wedge = (toX: number) => `M${x} ${y}L${toX} ${y - rise * (toX - x)}V${y + rise * (toX - x)}Z`;
  return {
    range: wedge(0) + wedge(widthPx),
    permittedDashed: `M0 ${y}H${widthPx}`,
    found: eyeLine(report.landmarks, widthPx),
    labels: [{ xPx: widthPx * 0.97, yPx: y - rise * (widthPx - x) - widthPx * 0.05, anchor: 'end' }],
  };
}

export const yaw = (drawn: DrawnCheck) => noseAxis(drawn, 'across');
export const pitch = (drawn: DrawnCheck) => noseAxis(drawn, 'down');

/**
 * The direction of the nose, between lines at the permitted angles. In a frontal view a rotation moves the tip of an
 * axis by its length times the sine of the angle.
 */
function noseAxis({ report, check }: DrawnCheck, direction: 'across' | 'down'): Drawing {
  const { widthPx } = report.photo;
  const { xPx: x, yPx: y } = report.outlines.noseTip;
  const { interEyePx } = eyeAxes(report.landmarks);
  const isAcross = direction === 'across';
  const sine = (degrees: number) => Math.sin((degrees / 180) * Math.PI) * interEyePx * 1.6;
  const reach = sine(check.limit.max ?? Math.abs(check.limit.min ?? 0));
  const half = interEyePx * 0.45;
  const permitted = [-reach, reach].map((at) =>
    isAcross ? `M${x + at} ${y - half}v${2 * half}` : `M${x - half} ${y + at}h${2 * half}`,
  );
  const tip = isAcross
    ? { x: x + sine(report.measures.yawDeg), y }
    : { x, y: y + sine(report.measures.pitchDeg) };
  return {
    ...(reach > 0 && { permitted: permitted.join('') }),
    found: pointerPath(x, y, tip.x, tip.y, widthPx * 0.025),
    dot: { xPx: x, yPx: y },
    labels: [
      isAcross
        ? { xPx: x, yPx: y + half + widthPx * 0.04 }
        : { xPx: x + half + widthPx * 0.02, yPx: y + reach, anchor: 'start' },
    ],
  };
}

export function gaze({ report: { photo, outlines, landmarks } }: DrawnCheck): Drawing {
  const { interEyePx } = eyeAxes(landmarks);
  const eyes = [
    [outlines.eyeImageLeft, outlines.irisImageLeft],
    [outlines.eyeImageRight, outlines.irisImageRight],
  ].flatMap(([eye, iris]) => (eye?.length && iris?.length ? [{ eye: meanOf(eye), iris: meanOf(iris) }] : []));
  return {
    permitted: eyes.map(({ iris }) => circlePath(iris.x, iris.y, interEyePx * 0.1)).join(''),
    found: eyes
      .map(({ eye, iris }) =>
        pointerPath(
          eye.x,
          eye.y,
          eye.x + (iris.x - eye.x) * 3,
          eye.y + (iris.y - eye.y) * 3,
          photo.widthPx * 0.02,
        ),
      )
      .join(''),
  };
}

export function shoulders({ report }: DrawnCheck): Drawing {
  const { widthPx, heightPx } = report.photo;
  const { crown, chin, faceCentre } = report.landmarks;
  const y = Math.min(chin.yPx + (chin.yPx - crown.yPx) * 0.32, heightPx * 0.96);
  const tilt = tangent(report.natives.shoulderTiltDeg ?? 0);
  const { left, right } = reachAt(report.outlines.person, y) ?? { left: 0, right: widthPx };
  const at = (x: number) => y + tilt * (x - faceCentre.xPx);
  const tick = widthPx * 0.04;
  return {
    permittedDashed: `M0 ${y}H${widthPx}`,
    found: `M${left} ${at(left)}L${right} ${at(right)}M${left} ${at(left) - tick}v${2 * tick}M${right} ${at(right) - tick}v${2 * tick}`,
    labels: [{ xPx: faceCentre.xPx, yPx: Math.min(y + tick, heightPx - tick) }],
  };
}

function tangent(degrees: number): number {
  return Math.tan((degrees / 180) * Math.PI);
}

function meanOf(outline: Outline): { x: number; y: number } {
  const mean = (start: 0 | 1) =>
    outline.reduce((sum, value, at) => sum + (at % 2 === start ? value : 0), 0) / (outline.length / 2);
  return { x: mean(0), y: mean(1) };
}

function reachAt(person: Outline | null, y: number): { left: number; right: number } | null {
  const near = (person ?? []).flatMap((value, at, outline) =>
    at % 2 === 1 && Math.abs(value - y) < 8 ? [outline[at - 1] ?? 0, value] : [],
  );
  return near.length === 0 ? null : boundsOf(near);
}
