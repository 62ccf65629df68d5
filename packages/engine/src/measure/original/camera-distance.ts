import type { Natives } from '@vesika/report';
import sharp from 'sharp';
import { faceAxes } from '../../face/face-axes.ts';
import { focalLength35mm } from './focal-length.ts';
import type { SourceView } from './source-view.ts';

/** Diagonal of the 35 mm frame, 36 x 24 mm. */
const frameDiagonalMm = 43.27;
/** Mean distance of adults' pupils. A child's are nearer to each other, and so is the child. */
const interEyeMm = 63;
/** A camera's own shapes, long over short side; what was cropped since tells nothing of its lens. */
const cameraShapes = [4 / 3, 3 / 2, 16 / 9] as const;
const shapeTolerance = 0.01;

/**
 * How far the face was from the lens: an eye distance that is known in mm and in px gives the distance once the
 * lens is known. Null where the file does not state its focal length, or was cropped.
 */
export async function measureCameraDistance({
  bytes,
  mesh,
  ...original
}: Pick<SourceView, 'bytes' | 'widthPx' | 'heightPx' | 'mesh'>): Promise<Natives> {
  const { exif } = await sharp(bytes).metadata();
  const focalMm = exif ? focalLength35mm(exif) : null;
  if (focalMm === null || !isUncropped(original)) return { cameraDistanceM: null };
  const diagonalPx = Math.hypot(original.widthPx, original.heightPx);
  const { interEyePx } = faceAxes(mesh);
  return { cameraDistanceM: (focalMm * interEyeMm * diagonalPx) / (frameDiagonalMm * interEyePx) / 1000 };
}

function isUncropped({ widthPx, heightPx }: Pick<SourceView, 'widthPx' | 'heightPx'>): boolean {
  const shape = Math.max(widthPx, heightPx) / Math.min(widthPx, heightPx);
  return cameraShapes.some((known) => Math.abs(shape / known - 1) < shapeTolerance);
}
