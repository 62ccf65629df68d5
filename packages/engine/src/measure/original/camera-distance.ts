import type { Natives } from '@vesika/report';
import { faceAxes } from '../../face/face-axes.ts';
import { focalLength35mm } from './focal-length.ts';
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
