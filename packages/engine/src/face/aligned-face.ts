import { fitSimilarityRobustly } from '../geometry/fit-similarity.ts';
import { invert, type Similarity, scaleOf, transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh, Point, Space } from '../geometry/spaces.ts';
import { halved } from '../raster/halved.ts';
import { linearLuminance } from '../raster/linear-luminance.ts';
import type { Raster } from '../raster/raster.ts';
import { faceAxes } from './face-axes.ts';
import { type FaceHull, faceHull } from './face-hull.ts';
import { pointAt, vertex } from './face-points.ts';

/**
 * A face image of fixed size and eye position, on which photometric measures are comparable between pictures:
 * 616 x 616 px, eye centres near (251, 272) and (364, 272) (ISO/IEC 29794-5, face alignment).
 */
export interface AlignedFace {
  raster: Raster;
  /** Linear luminance of `raster`, one byte per pixel. */
  luminance: Uint8Array;
  mesh: FaceMesh<'aligned'>;
  /** The landmarked region, brows to chin. */
  hull: FaceHull;
  toAligned: Similarity<Space, 'aligned'>;
}

export const alignedSizePx = 616;

/**
 * Targets of eye centres, nose tip and mouth corners, image-left first: the standard's pixel indices, plus half a
 * pixel for the pixel centres of our spaces.
 */
const targets: readonly Point<'aligned'>[] = [
  { x: 251.5, y: 272.5 },
  { x: 364.5, y: 272.5 },
  { x: 308.5, y: 336.5 },
  { x: 262.5, y: 402.5 },
  { x: 355.5, y: 402.5 },
];

/** The distinct pairs of points that the reference implementation draws with its fixed random seed. */
const draws = [
  [0, 4],
  [0, 3],
  [1, 2],
  [0, 1],
  [1, 4],
  [1, 3],
] as const;

/**
 * Aligns a face to the template on which the standard measures light and colour.
 *
 * In:     picture and a mesh in its px.
 * Out:    616 x 616 px; black outside the picture.
 * Source: ISO/IEC 29794-5, face alignment. Two deviations: landmarks are not rounded to whole pixels first, and a
 *         face of at least twice the template's size is downscaled by averaging before it is sampled.
 */
export function alignFace(picture: Raster, mesh: FaceMesh<Space>): AlignedFace {
  const axes = faceAxes(mesh);
  const landmarks = [
    axes.eyeImageLeft,
    axes.eyeImageRight,
    pointAt(mesh, vertex.noseTip),
    pointAt(mesh, vertex.mouthCornerImageLeft),
    pointAt(mesh, vertex.mouthCornerImageRight),
  ];
  const toAligned = fitSimilarityRobustly<Space, 'aligned'>(
    targets.map((to, i) => ({ from: landmarks[i]!, to })),
    draws,
  );
  const aligned = transformMesh(toAligned, mesh);
  const raster = drawAligned(picture, toAligned);
  return {
    raster,
    luminance: linearLuminance(raster),
    mesh: aligned,
    hull: faceHull(aligned, alignedSizePx),
    toAligned,
  };
}

function drawAligned(picture: Raster, { a, b, tx, ty }: Similarity<Space, 'aligned'>): Raster {
  let from = picture;
  let enlarge = 1;
  while (scaleOf({ a, b, tx, ty }) * enlarge <= 0.5 && Math.min(from.widthPx, from.heightPx) >= 4) {
    from = halved(from);
    enlarge *= 2;
  }
  return warpToSquare(from, { a: a * enlarge, b: b * enlarge, tx, ty }, alignedSizePx);
}

/**
 * Warps a picture into a square, bilinear, black outside the picture.
 *
 * In: transform from px of the picture to px of the square; side of the square, px.
 */
function warpToSquare(picture: Raster, toSquare: Similarity<Space, Space>, sizePx: number): Raster {
  const { a, b, tx, ty } = invert(toSquare);
  const { data: from, widthPx, heightPx } = picture;
  const data = new Uint8Array(sizePx * sizePx * 3);
  const rowLength = widthPx * 3;
  const xMax = widthPx - 1;
  const yMax = heightPx - 1;
  let to = 0;
  for (let row = 0; row < sizePx; row++) {
    // Subtracting 0.5 moves pixel centres from halves to whole numbers.
    let x = 0.5 * a - (row + 0.5) * b + tx - 0.5;
    let y = 0.5 * b + (row + 0.5) * a + ty - 0.5;
    for (let column = 0; column < sizePx; column++, x += a, y += b, to += 3) {
      if (x < 0 || y < 0 || x >= xMax || y >= yMax) continue;
      const left = x | 0;
      const top = y | 0;
      const w11 = (x - left) * (y - top);
      const w01 = x - left - w11;
      const w10 = y - top - w11;
      const w00 = 1 - w01 - w10 - w11;
      const at = top * rowLength + left * 3;
      const below = at + rowLength;
      data[to] = from[at]! * w00 + from[at + 3]! * w01 + from[below]! * w10 + from[below + 3]! * w11 + 0.5;
      data[to + 1] =
        from[at + 1]! * w00 + from[at + 4]! * w01 + from[below + 1]! * w10 + from[below + 4]! * w11 + 0.5;
      data[to + 2] =
        from[at + 2]! * w00 + from[at + 5]! * w01 + from[below + 2]! * w10 + from[below + 5]! * w11 + 0.5;
    }
  }
  return { data, widthPx: sizePx, heightPx: sizePx };
}
