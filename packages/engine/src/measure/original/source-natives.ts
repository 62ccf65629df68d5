import type { Natives } from '@vesika/report';
import { measureAlteration } from './alteration.ts';
import { measureCameraDistance } from './camera-distance.ts';
import { measureSourceCompression } from './compression.ts';
import { measureDetailLimit } from './detail-limit.ts';
import { measurePerspective } from './perspective.ts';
import { measurePupilBlack } from './pupil-black.ts';
import { measureReproduction } from './reproduction.ts';
import type { SourceView } from './source-view.ts';

/** The measures of an original, each of which returns its own natives, null where they are undetermined. */
export const measures: ReadonlyArray<(source: SourceView) => Natives> = [
  measureCameraDistance,
  measurePerspective,
  measureSourceCompression,
  measureReproduction,
  measurePupilBlack,
  measureDetailLimit,
  measureAlteration,
];

/** Runs every measure of an original: signs of its camera, its compression and earlier editing. */
export function measureSource(source: SourceView): Natives {
  return Object.assign({}, ...measures.map((measure) => measure(source)));
}
