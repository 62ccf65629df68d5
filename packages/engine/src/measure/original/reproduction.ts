import type { Natives } from '@vesika/report';
import { faceAxes } from '../../face/face-axes.ts';
import { paperEdgeStrength } from './paper-edges.ts';
import { rasterPatternOf } from './raster-pattern.ts';
import type { SourceView } from './source-view.ts';

/** Signs that the original is no photo of a person but one of a print or a screen. */
export function measureReproduction({ picture, mesh, overview }: SourceView): Natives {
  return {
    rasterPattern: rasterPatternOf(picture, faceAxes(mesh)),
    paperEdgeStrength: paperEdgeStrength(overview),
  };
}
