import type { Outline, PhotoOutlines } from '@vesika/report';
import type { FaceMesh, Space } from '../geometry/spaces.ts';
import type { Matte } from '../raster/raster.ts';
import { faceAxes } from './face-axes.ts';
import { faceOval, midpoint, pointAt, vertex } from './face-points.ts';

const eyeImageLeft = [33, 160, 159, 158, 133, 153, 145, 144] as const;
const eyeImageRight = [362, 385, 386, 387, 263, 373, 374, 380] as const;
const lips = [61, 40, 37, 0, 267, 270, 291, 321, 314, 17, 84, 91] as const;
const irisImageLeft = [469, 470, 471, 472] as const;
const irisImageRight = [474, 475, 476, 477] as const;

/**
 * Outlines of the regions that the checks measure, for display over the picture.
 *
 * In:  mesh and matte of one picture; a null matte gives no silhouette.
 * Out: x and y interleaved, px of the mesh's space, rounded to 0.1 px.
 */
export function outlinesOf(mesh: FaceMesh<Space>, matte: Matte | null): PhotoOutlines {
  const noseTip = pointAt(mesh, vertex.noseTip);
  return {
    face: polygon(mesh, faceOval),
    eyeImageLeft: polygon(mesh, eyeImageLeft),
    eyeImageRight: polygon(mesh, eyeImageRight),
    mouth: polygon(mesh, lips),
    irisImageLeft: polygon(mesh, irisImageLeft),
    irisImageRight: polygon(mesh, irisImageRight),
    noseTip: { xPx: toTenth(noseTip.x), yPx: toTenth(noseTip.y) },
    lightZones: lightZones(mesh),
    person: matte && silhouette(matte),
  };
}

function polygon(mesh: FaceMesh<Space>, vertices: readonly number[]): Outline {
  return vertices.flatMap((index) => {
    const { x, y } = pointAt(mesh, index);
    return [toTenth(x), toTenth(y)];
  });
}

/**
 * Vertices at the centres of the squares on forehead, cheeks and chin (ICAO Portrait Quality TR, illumination); they
 * are on skin for all proportions of a face. The side is 0.3 inter-eye distances.
 */
const zoneCentres = [[151], [101, 205], [330, 425], [200]] as const;
const zoneShare = 0.3;

/**
 * The four zones between which illumination is compared: forehead, image-left cheek, image-right cheek, chin.
 *
 * Out: four corners each, x and y interleaved, px of the mesh's space, rounded to 0.1 px.
 */
export function lightZones(mesh: FaceMesh<Space>): Outline[] {
  const { interEyePx, turnRad } = faceAxes(mesh);
  const right = (interEyePx * zoneShare * Math.cos(turnRad)) / 2;
  const down = (interEyePx * zoneShare * Math.sin(turnRad)) / 2;
  return zoneCentres.map(([first, last = first]) => {
    const { x, y } = midpoint(pointAt(mesh, first), pointAt(mesh, last));
    return [
      x - right + down,
      y - down - right,
      x + right + down,
      y + down - right,
      x + right - down,
      y + down + right,
      x - right - down,
      y - down + right,
    ].map(toTenth);
  });
}

const silhouetteRows = 72;

/** Left edge of the person downwards, then the right edge upwards; null for an empty matte. */
function silhouette({ alpha, widthPx, heightPx }: Matte): Outline | null {
  const left: number[] = [];
  const right: number[] = [];
  for (let step = 0; step < silhouetteRows; step++) {
    const y = Math.min(heightPx - 1, Math.round((step * (heightPx - 1)) / (silhouetteRows - 1)));
    const row = alpha.subarray(y * widthPx, (y + 1) * widthPx);
    const from = row.findIndex((value) => value >= 128);
    if (from < 0) continue;
    left.push(from, y);
    right.unshift(row.findLastIndex((value) => value >= 128) + 1, y);
  }
  return left.length === 0 ? null : [...left, ...right];
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
