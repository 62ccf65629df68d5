import type { Box, Point, Space } from '../geometry/spaces.ts';
import { type FaceNets, netSizePx } from '../nets/nets.ts';
import {
  type AnchoredCandidate,
  type AnchorForm,
  anchorCentres,
  candidatesAbove,
} from './detect-faces-anchors.ts';
import { mergeOverlaps } from './detect-faces-overlap.ts';
import { type CropSquare, cropSquare, fromCrop, type RasterPyramid } from './warp.ts';

/** Face found by BlazeFace, px of the picture. */
export interface DetectedFace {
  /** Box from the brows to the chin, about square. */
  box: Box<Space>;
  /** Confidence, 0..1. */
  score: number;
  /** Eyes (first the one on the left of an upright picture), nose tip, mouth, ears. */
  keypoints: ReadonlyArray<Point<Space>>;
}

/** BlazeFace model: `short` range for faces that fill much of the picture, `full` range for small ones. */
export type DetectorRange = 'short' | 'full';

/** Source: mediapipe/modules/face_detection/face_detection_{short,full}_range.pbtxt. */
const keypointCount = 6;
const forms: Readonly<Record<DetectorRange, AnchorForm>> = {
  short: {
    sizePx: netSizePx.faceDetectorShortRange,
    keypointCount,
    grids: [
      { cellPx: 8, anchorsPerCell: 2 },
      { cellPx: 16, anchorsPerCell: 6 },
    ],
  },
  full: { sizePx: netSizePx.faceDetectorFullRange, keypointCount, grids: [{ cellPx: 4, anchorsPerCell: 1 }] },
};
const centres: Readonly<Record<DetectorRange, Float32Array>> = {
  short: anchorCentres(forms.short),
  full: anchorCentres(forms.full),
};

const quarterTurnRad = Math.PI / 2;

/** Part of a picture in which faces are detected: an upright square, px of the picture. */
type DetectionSquare = Omit<CropSquare, 'rollRad'>;

/**
 * Detects faces with BlazeFace.
 *
 * In:  `quarterTurns`, the clockwise rotation of the faces; faces up to about 45 degrees from it are found. `within`, the
 *      part that is searched; the whole picture when absent.
 * Out: px of the picture, highest score first; none below `scoreMin` (0..1).
 */
export async function detectFaces(
  picture: RasterPyramid,
  { faceDetectors }: Pick<FaceNets, 'faceDetectors'>,
  options: { range: DetectorRange; scoreMin: number; quarterTurns?: number; within?: DetectionSquare },
): Promise<DetectedFace[]> {
  const { range, scoreMin, quarterTurns = 0, within = wholeOf(picture) } = options;
  const form = forms[range];
  const { sizePx } = form;
  const square = { ...within, rollRad: quarterTurns * quarterTurnRad };
  const input = cropSquare(picture, square, { sizePx, valueRange: [-1, 1], outside: 'black' });
  const net = range === 'short' ? faceDetectors.shortRange : faceDetectors.fullRange;
  const candidates = candidatesAbove(scoreMin, await net.run(input), centres[range], form);
  return mergeOverlaps(candidates).map((candidate) => faceInPicture(candidate, square));
}

function wholeOf({ raster: { widthPx, heightPx } }: RasterPyramid): DetectionSquare {
  return { centreX: widthPx / 2, centreY: heightPx / 2, sizePx: Math.max(widthPx, heightPx) };
}

/** Maps a candidate to the picture. Its box stays upright, because the square is rotated by multiples of 90 degrees. */
function faceInPicture({ score, numbers }: AnchoredCandidate, square: CropSquare): DetectedFace {
  const pointAt = (i: number): Point<Space> => {
    const [x, y] = fromCrop(square, 1, numbers[i]!, numbers[i + 1]!);
    return { x, y };
  };
  const centre = pointAt(0);
  const [across, down] = [numbers[2]! * square.sizePx, numbers[3]! * square.sizePx];
  const isSideways = Math.abs(Math.sin(square.rollRad)) > 0.5;
  const width = isSideways ? down : across;
  const height = isSideways ? across : down;
  return {
    box: { left: centre.x - width / 2, top: centre.y - height / 2, width, height },
    score,
    keypoints: Array.from({ length: keypointCount }, (_, k) => pointAt(4 + 2 * k)),
  };
}
