import type { NativeNameOf, Natives } from '@vesika/report';
import { measureAlteration } from './alteration.ts';
import { measureBrokenOff } from './broken-off.ts';
import { measureCameraDistance } from './camera-distance.ts';
import { measureSourceCompression } from './compression.ts';
import { measureDetailLimit } from './detail-limit.ts';
import { measurePerspective } from './perspective.ts';
import { measurePupilBlack } from './pupil-black.ts';
import { measureRepeatedRows } from './repeated-rows.ts';
import { measureReproduction } from './reproduction.ts';
import type { SourceView } from './source-view.ts';

/** Measures natives of an original; a native is null if its measurement failed. */
type SourceMeasure = (source: SourceView) => Natives;

/** The measure that each native of the original comes from. One measure may give several natives. */
export const sourceMeasures: Readonly<Record<NativeNameOf<'original'>, SourceMeasure>> = {
  cameraDistanceM: measureCameraDistance,
  templeWidthRatio: measurePerspective,
  brokenOffShare: measureBrokenOff,
  repeatedRowsShare: measureRepeatedRows,
  jpegQuality: measureSourceCompression,
  blockiness: measureSourceCompression,
  rasterPattern: measureReproduction,
  paperEdgeStrength: measureReproduction,
  pupilBlackRatio: measurePupilBlack,
  headBlackRatio: measurePupilBlack,
  detailLimitShare: measureDetailLimit,
  skinSmoothing: measureAlteration,
  noiseRatio: measureAlteration,
  transparentShare: measureAlteration,
};

/**
 * Runs every measure of an original: signs of its camera, its compression and earlier editing.
 *
 * Out: units and meaning of each native: `natives` of @vesika/report; null if a measurement failed.
 */
export function measureSource(source: SourceView): Natives {
  const measures = new Set(Object.values(sourceMeasures));
  return Object.assign({}, ...[...measures].map((measure) => measure(source)));
}
