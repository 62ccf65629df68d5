import type { Random } from '../../packages/engine/fixtures/random.ts';
import { faceAxes } from '../../packages/engine/src/face/face-axes.ts';
import { pointAt, vertex } from '../../packages/engine/src/face/face-points.ts';
import type { FaceMesh } from '../../packages/engine/src/geometry/spaces.ts';
import type { Size } from '../../packages/engine/src/raster/raster.ts';

/** Places on a face in inter-eye distances right of and below the middle of the eyes. */
export interface FacePlaces {
  chin: number;
  forehead: number;
  mouth: number;
  cheekLeft: number;
  cheekRight: number;
  /** Height of the openings of the ears. */
  ears: number;
  /** Borders of the picture. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** SVG in face coordinates. */
export type Drawing = (at: FacePlaces, random: Random) => string;

export function placesOf(mesh: FaceMesh<'source'>, { widthPx, heightPx }: Size): FacePlaces {
  const { eyeMidpoint: eyes, interEyePx } = faceAxes(mesh);
  const right = (x: number) => (x - eyes.x) / interEyePx;
  const down = (y: number) => (y - eyes.y) / interEyePx;
  const [left, rightmost] = [pointAt(mesh, vertex.cheekImageLeft), pointAt(mesh, vertex.cheekImageRight)];
  return {
    chin: down(pointAt(mesh, vertex.chin).y),
    forehead: down(pointAt(mesh, vertex.foreheadTop).y),
    mouth: down(pointAt(mesh, vertex.lipUpperInner).y),
    cheekLeft: right(left.x),
    cheekRight: right(rightmost.x),
    ears: down((left.y + rightmost.y) / 2) + 0.2,
    left: right(0),
    right: right(widthPx),
    top: down(0),
    bottom: down(heightPx),
  };
}
