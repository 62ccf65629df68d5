import type { Outline, PhotoReport } from '@vesika/report';
import { boundsOf, type Drawing, type DrawnCheck, eyeAxes } from './drawing.ts';
import { arrowPath, boxPath, circlePath, polygonPath, rectPath } from './paths.ts';

export function eyelids({ report }: DrawnCheck): Drawing {
  const arrows = eyesOf(report).map((eye) => {
    const { x, top, bottom } = boundsOf(eye);
    return arrowPath(x, top, x, bottom, report.photo.widthPx * 0.012);
  });
  return { found: polygonPath(...eyesOf(report)) + arrows.join('') };
}

export function irises({ report: { outlines } }: DrawnCheck): Drawing {
  const circles = [outlines.irisImageLeft, outlines.irisImageRight].map((iris) => {
    const { left, right, top, bottom, x, y } = boundsOf(iris);
    return circlePath(x, y, Math.max(right - left, bottom - top) / 2);
  });
  return { found: circles.join('') };
}

export function eyeBoxes({ report }: DrawnCheck): Drawing {
  return { found: boxPath(eyesOf(report), eyeAxes(report.landmarks).interEyePx * 0.1) };
}

export function lips({ report }: DrawnCheck): Drawing {
  return { found: polygonPath(report.outlines.mouth) };
}

export function eyesAndLips({ report }: DrawnCheck): Drawing {
  return { found: polygonPath(...eyesOf(report), report.outlines.mouth) };
}

export function face({ report }: DrawnCheck): Drawing {
  return { found: polygonPath(report.outlines.face) };
}

export function faceWidth({ report }: DrawnCheck): Drawing {
  const { widthPx } = report.photo;
  const { left, right, x, bottom } = boundsOf(report.outlines.face);
  const y = bottom + widthPx * 0.05;
  return {
    permittedDashed: polygonPath(report.outlines.face),
    found: arrowPath(left, y, right, y, widthPx * 0.025),
    labels: [{ xPx: x, yPx: y + widthPx * 0.05 }],
  };
}

export function skin({ report }: DrawnCheck): Drawing {
  const { face, mouth } = report.outlines;
  return { area: polygonPath(face, ...eyesOf(report), mouth), found: polygonPath(face) };
}

export function background({ report: { photo, outlines } }: DrawnCheck): Drawing {
  const frame = rectPath(0, 0, photo.widthPx, photo.heightPx);
  if (!outlines.person) return { foundDashed: frame };
  const person = polygonPath(outlines.person);
  return { area: frame + person, found: person };
}

export function cutOut({ report: { photo, outlines } }: DrawnCheck): Drawing {
  const { leftovers = [], losses = [], person } = outlines;
  const pieces = [...leftovers, ...losses];
  const edge = person ? polygonPath(person) : '';
  if (pieces.length === 0) return { found: edge };
  return { area: polygonPath(...pieces), found: edge + boxPath(pieces, photo.widthPx * 0.02) };
}

export function lightZones({ report: { photo, outlines }, zoneLight }: DrawnCheck): Drawing {
  return {
    ...outlined(polygonPath(...outlines.lightZones)),
    labels: outlines.lightZones.flatMap((zone, index) => {
      const { x, bottom } = boundsOf(zone);
      const share = zoneLight?.[index];
      return share === undefined ? [] : { xPx: x, yPx: bottom + photo.widthPx * 0.035, share };
    }),
  };
}

export function cheeks({ report: { outlines } }: DrawnCheck): Drawing {
  return outlined(polygonPath(...outlines.lightZones.slice(1, 3)));
}

export function glasses({ report }: DrawnCheck): Drawing {
  return {
    found: lensPaths(report) + onFace(report, 'M', -0.13, 0.02) + onFace(report, 'L', 0.13, 0.02),
  };
}

export function lenses({ report }: DrawnCheck): Drawing {
  return outlined(lensPaths(report));
}

export function coveringRegion({ report }: DrawnCheck): Drawing {
  const { interEyePx, y } = eyeAxes(report.landmarks);
  const top = Math.max(0.7, (y - report.landmarks.crown.yPx) / interEyePx + 0.15);
  const corners = [
    [-1.15, 0.45],
    [-1.05, top * 0.75],
    [-0.55, top],
    [0.55, top],
    [1.05, top * 0.75],
    [1.15, 0.45],
  ] as const;
  return outlined(
    `${corners.map(([right, up], at) => onFace(report, at === 0 ? 'M' : 'L', right, -up)).join('')}Z`,
  );
}

function outlined(d: string): Drawing {
  return { area: d, found: d };
}

function eyesOf({ outlines }: PhotoReport): [Outline, Outline] {
  return [outlines.eyeImageLeft, outlines.eyeImageRight];
}

function lensPaths(report: PhotoReport): string {
  const corners = [
    [-0.37, -0.18],
    [0.37, -0.18],
    [0.37, 0.18],
    [0.2, 0.36],
    [-0.2, 0.36],
    [-0.37, 0.18],
  ] as const;
  return [-0.5, 0.5]
    .map((centre) =>
      corners.map(([right, down], at) => onFace(report, at === 0 ? 'M' : 'L', centre + right, down)).join(''),
    )
    .map((lens) => `${lens}Z`)
    .join('');
}

function onFace({ landmarks }: PhotoReport, command: 'M' | 'L', right: number, down: number): string {
  const axes = eyeAxes(landmarks);
  const x = axes.x + axes.interEyePx * (right * axes.right.x + down * axes.down.x);
  const y = axes.y + axes.interEyePx * (right * axes.right.y + down * axes.down.y);
  return `${command}${x.toFixed(1)} ${y.toFixed(1)}`;
}
