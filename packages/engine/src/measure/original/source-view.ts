import type { FaceMesh } from '../../geometry/spaces.ts';
import type { Raster } from '../../raster/raster.ts';

/** An original with its file: what says how it was taken. */
export interface SourceView {
  bytes: Buffer;
  /** Size of the upright original. */
  widthPx: number;
  heightPx: number;
  /** Share of its pixels that are transparent in some degree. */
  transparentShare: number;
  /** All of it, small. */
  overview: Raster;
  /** Its own pixels around the face, neither shrunk nor enlarged. */
  picture: Raster;
  /** In px of `picture`. */
  mesh: FaceMesh<'source'>;
}

/** A picture that is decoded whole. In: `picture` decoded from `bytes`, and a mesh in its px. */
export function wholeSource(
  bytes: Buffer,
  picture: Raster,
  mesh: FaceMesh<'source'>,
  transparentShare = 0,
): SourceView {
  const { widthPx, heightPx } = picture;
  return { bytes, widthPx, heightPx, transparentShare, overview: picture, picture, mesh };
}
