import type { Natives } from '@vesika/report';
import { faceAxes } from '../../face/face-axes.ts';
import type { SourceView } from './source-view.ts';

/** Diagonal of the 35 mm frame, 36 x 24 mm. */
const frameDiagonalMm = 43.27;
/** Mean inter-pupillary distance of adults. A child's is smaller, which overestimates the distance to a child. */
const interEyeMm = 63;
/** Aspect ratios of camera sensors, long over short side; a cropped picture no longer has the lens's field of view. */
const sensorAspectRatios = [4 / 3, 3 / 2, 16 / 9] as const;
const aspectRatioTolerance = 0.01;

/**
 * Distance from the camera to the face, by the pinhole model from the inter-eye distance in px, its mean in mm, and the
 * focal length stated in Exif.
 *
 * Out:    cameraDistanceM, metres; null when Exif states no focal length, or the picture was cropped.
 * Source: the requirement is the camera distance of ISO/IEC 39794-5; no standard measures it in a picture, so the method
 *         is ours.
 */
export function measureCameraDistance({
  exif,
  mesh,
  ...original
}: Pick<SourceView, 'exif' | 'widthPx' | 'heightPx' | 'mesh'>): Natives {
  const focalMm = exif && focalLength35mm(exif);
  if (focalMm === null || !isUncropped(original)) return { cameraDistanceM: null };
  const diagonalPx = Math.hypot(original.widthPx, original.heightPx);
  const { interEyePx } = faceAxes(mesh);
  return { cameraDistanceM: (focalMm * interEyeMm * diagonalPx) / (frameDiagonalMm * interEyePx) / 1000 };
}

function isUncropped({ widthPx, heightPx }: Pick<SourceView, 'widthPx' | 'heightPx'>): boolean {
  const ratio = Math.max(widthPx, heightPx) / Math.min(widthPx, heightPx);
  return sensorAspectRatios.some((known) => Math.abs(ratio / known - 1) < aspectRatioTolerance);
}

const tag = { exifDirectory: 0x8769, focalLength35mm: 0xa405 } as const;
const entryBytes = 12;

/**
 * 35 mm equivalent focal length from an Exif block.
 *
 * In:     TIFF structure, with or without the six-byte header of a JPEG segment.
 * Out:    mm; null when the tag is missing or the block invalid.
 * Source: CIPA DC-008 (Exif 2.32), 4.6.2 and 4.6.5.
 */
export function focalLength35mm(exif: Buffer): number | null {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const read = reader(tiff);
  if (!read) return null;
  const exifDirectory = read(valueAt(read, read(4, 4), tag.exifDirectory), 4);
  return read(valueAt(read, exifDirectory, tag.focalLength35mm), 2) || null;
}

type Read = (at: number | null, bytes: 2 | 4) => number | null;

function reader(tiff: Buffer): Read | null {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  return (at, bytes) => {
    if (at === null || at + bytes > tiff.length) return null;
    return order === 'II' ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  };
}

/** Offset of a tag's value in a directory; null without the tag. */
function valueAt(read: Read, directory: number | null, wanted: number): number | null {
  if (directory === null) return null;
  const count = read(directory, 2) ?? 0;
  for (let i = 0; i < count; i++) {
    const at = directory + 2 + i * entryBytes;
    if (read(at, 2) === wanted) return at + 8;
  }
  return null;
}
