import type { FaceMesh, Space } from '../geometry/spaces.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import { type AlignedFace, alignFace } from './aligned-face.ts';
import { type FaceAxes, faceAxes } from './face-axes.ts';

/** A picture with everything known of the face in it: what every measure of a face looks at. */
export interface FaceView<S extends Space> {
  picture: Raster;
  mesh: FaceMesh<S>;
  axes: FaceAxes<S>;
  aligned: AlignedFace;
  /** As large as the picture; null where none was made. */
  matte: Matte | null;
  /** 0 where there is no picture; null: there is everywhere. */
  covered: Uint8Array | null;
  /** The background was painted by us: measures of it say nothing of the photographer's wall. */
  painted: boolean;
}

/** Adds what follows from picture and mesh: the axes in their space, and the aligned face. */
export function faceView<S extends Space>(seen: Omit<FaceView<S>, 'axes' | 'aligned'>): FaceView<S> {
  return { ...seen, axes: faceAxes(seen.mesh), aligned: alignFace(seen.picture, seen.mesh) };
}
