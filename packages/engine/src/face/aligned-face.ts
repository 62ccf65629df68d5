import { fitSimilarityRobustly } from '../geometry/fit-similarity.ts';
import { type Similarity, scaleOf, transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh, Point, Space } from '../geometry/spaces.ts';
import { halved } from '../raster/halved.ts';
import { linearLuminance } from '../raster/linear-luminance.ts';
import type { Raster } from '../raster/raster.ts';
import { drawTurned } from './draw-turned.ts';
import { faceAxes } from './face-axes.ts';
import { type FaceHull, faceHull } from './face-hull.ts';
import { pointAt, vertex } from './face-points.ts';

/**
 * The face brought to one size and place, so that photometric measures compare between pictures: 616 x 616 px,
 * eye centres near (251, 272) and (364, 272) (ISO/IEC 29794-5, alignment).
 */
export interface AlignedFace {
  raster: Raster;
  /** Linear luminance of `raster`, bytes. */
  luminance: Uint8Array;
  mesh: FaceMesh<'aligned'>;
  /** What of `raster` is the face, brows to chin. */
  hull: FaceHull;
  toAligned: Similarity<Space, 'aligned'>;
}

export const alignedSizePx = 616;

/** Where eye centres, nose tip and mouth corners are to come, image-left first; the standard counts whole pixels. */
const targets: readonly Point<'aligned'>[] = [
  { x: 251.5, y: 272.5 },
  { x: 364.5, y: 272.5 },
  { x: 308.5, y: 336.5 },
  { x: 262.5, y: 402.5 },
  { x: 355.5, y: 402.5 },
];

/** The distinct draws of the standard's reference implementation, whose random numbers are fixed. */
const draws = [
  [0, 4],
  [0, 3],
  [1, 2],
  [0, 1],
  [1, 4],
  [1, 3],
] as const;

/**
 * Brings a face to the size and place at which the standard measures light and colour.
 *
 * In:     picture and a mesh in its px.
 * Out:    616 x 616 px; black where the picture ends.
 * Source: ISO/IEC 29794-5, alignment. Two deviations: points are not rounded to whole pixels first, and a face
 *         of more than twice the size is averaged, where the standard picks single pixels.
 */
export function alignFace(picture: Raster, mesh: FaceMesh<Space>): AlignedFace {
  const axes = faceAxes(mesh);
  const found = [
    axes.eyeImageLeft,
    axes.eyeImageRight,
    pointAt(mesh, vertex.noseTip),
    pointAt(mesh, vertex.mouthCornerImageLeft),
    pointAt(mesh, vertex.mouthCornerImageRight),
  ];
  const toAligned = fitSimilarityRobustly<Space, 'aligned'>(
    targets.map((to, i) => ({ from: found[i]!, to })),
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
  return drawTurned(from, { a: a * enlarge, b: b * enlarge, tx, ty }, alignedSizePx);
}
