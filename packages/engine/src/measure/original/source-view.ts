import type { FaceMesh } from '../../geometry/spaces.ts';
import type { Raster } from '../../raster/raster.ts';

/** Input of every measure of an original: its file, and its pixels around the face. */
export interface SourceView {
  /** The encoded file. */
  bytes: Buffer;
  /** Its Exif block, with or without the header of a JPEG segment; null when it has none. */
  exif: Buffer | null;
  /** Size of the upright original. */
  widthPx: number;
  heightPx: number;
  /** Share of its pixels that are not fully opaque. */
  transparentShare: number;
  /** The whole picture, downscaled. */
  overview: Raster;
  /** The region around the face at full resolution. */
  picture: Raster;
  /** In px of `picture`. */
  mesh: FaceMesh<'source'>;
}

/**
 * The view of an original that was decoded whole.
 *
 * In: `picture` decoded from `bytes`, and a mesh in its px.
 */
export function wholeSource({
  transparentShare = 0,
  ...source
}: Pick<SourceView, 'bytes' | 'exif' | 'picture' | 'mesh'> & { transparentShare?: number }): SourceView {
  const { widthPx, heightPx } = source.picture;
  return { ...source, widthPx, heightPx, transparentShare, overview: source.picture };
}
