import { fitSimilarityRobustly } from '../geometry/fit-similarity.ts';
import { type Similarity, scaleOf, transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh, Point, Space } from '../geometry/spaces.ts';
import { halved } from '../raster/halved.ts';
import { linearLuminance } from '../raster/linear-luminance.ts';
import type { Raster } from '../raster/raster.ts';
import { faceAxes } from './face-axes.ts';
import { type FaceHull, faceHull } from './face-hull.ts';
import { pointAt, vertex } from './face-points.ts';
import { warpToSquare } from './warp-to-square.ts';

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
