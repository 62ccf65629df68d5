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
 * Outlines of what the checks look at, for drawing over the picture.
 *
 * In:  mesh and matte of one picture; null where no matte was made.
 * Out: x and y interleaved, px of the mesh's space to a tenth.
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
    noseTip: { xPx: tenth(noseTip.x), yPx: tenth(noseTip.y) },
    lightZones: lightZones(mesh),
    person: matte && silhouette(matte),
  };
}

function polygon(mesh: FaceMesh<Space>, vertices: readonly number[]): Outline {
  return vertices.flatMap((index) => {
    const { x, y } = pointAt(mesh, index);
    return [tenth(x), tenth(y)];
  });
}

/**
 * Squares of 0.3 inter-eye distances on forehead, cheeks and chin (ICAO Portrait Quality TR, illumination),
 * each about the middle of vertices that lie on skin there whatever the proportions of the face.
 */
const zoneCentres = [[151], [101, 205], [330, 425], [200]] as const;
const zoneShare = 0.3;

/**
 * The four zones whose light is compared: forehead, image-left cheek, image-right cheek, chin.
 *
 * Out: four corners each, x and y interleaved, px of the mesh's space to a tenth.
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
    ].map(tenth);
  });
}

const silhouetteRows = 72;

/** Left edge of the person from top to bottom, then the right edge upwards; null when nobody is there. */
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

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
