import type { Raster } from '../geometry/raster.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import type { Natives } from '../report.ts';
import { measureAlteration } from './alteration.ts';
import { measureCameraDistance } from './camera-distance.ts';
import { measureSourceCompression } from './compression.ts';
import { measureReproduction } from './reproduction.ts';

/** An original with its file: what says how it was taken. */
export interface SourceView {
  bytes: Buffer;
  /** Decoded from `bytes`, full size. */
  picture: Raster;
  mesh: FaceMesh<'source'>;
}

export const measures: ReadonlyArray<(source: SourceView) => Natives | Promise<Natives>> = [
  measureCameraDistance,
  measureSourceCompression,
  measureReproduction,
  measureAlteration,
];

/** What is measured on the original, before anything is done to it. */
export async function measureSource(source: SourceView): Promise<Natives> {
  return Object.assign({}, ...(await Promise.all(measures.map((measure) => measure(source)))));
}
