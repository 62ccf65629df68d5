import type { FaceMesh, Space } from '../geometry/spaces.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import { type AlignedFace, alignFace } from './aligned-face.ts';
import { type FaceAxes, faceAxes } from './face-axes.ts';

/** Input of every measure of a face: a picture, the mesh of its face, and what follows from both. */
export interface FaceView<S extends Space> {
  picture: Raster;
  mesh: FaceMesh<S>;
  axes: FaceAxes<S>;
  aligned: AlignedFace;
  /** Matte of the picture's size; null without matting. */
  matte: Matte | null;
  /** One value per pixel, 0 where the frame extends beyond the original; null when no part of it does. */
  covered: Uint8Array | null;
  /** Whether we replaced the background, in which case it does not show the photographer's wall. */
  painted: boolean;
}

/** Completes a view by the axes and the aligned face, which follow from picture and mesh. */
export function faceView<S extends Space>(given: Omit<FaceView<S>, 'axes' | 'aligned'>): FaceView<S> {
  return { ...given, axes: faceAxes(given.mesh), aligned: alignFace(given.picture, given.mesh) };
}
