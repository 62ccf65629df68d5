import type { Natives } from '@vesika/report';
import { measureAlteration } from './alteration.ts';
import { measureCameraDistance } from './camera-distance.ts';
import { measureSourceCompression } from './compression.ts';
import { measureDetailLimit } from './detail-limit.ts';
import { measurePerspective } from './perspective.ts';
import { measurePupilBlack } from './pupil-black.ts';
import { measureReproduction } from './reproduction.ts';
import type { SourceView } from './source-view.ts';

export const measures: ReadonlyArray<(source: SourceView) => Natives | Promise<Natives>> = [
  measureCameraDistance,
  measurePerspective,
  measureSourceCompression,
  measureReproduction,
  measurePupilBlack,
  measureDetailLimit,
  measureAlteration,
];

/** What is measured on the original, before anything is done to it. */
export async function measureSource(source: SourceView): Promise<Natives> {
  return Object.assign({}, ...(await Promise.all(measures.map((measure) => measure(source)))));
}
