import type { Natives } from '@vesika/report';
import { faceAxes } from '../../face/face-axes.ts';
import { paperEdgeStrength } from './paper-edges.ts';
import { rasterPatternOf } from './raster-pattern.ts';
import type { SourceView } from './source-view.ts';

/**
 * Signs that the original is a photo of a print or of a screen.
 *
 * Out:    rasterPattern, difference of log power, or null; paperEdgeStrength, 0 to 1.
 * Source: the method is ours.
 */
export function measureReproduction({ picture, mesh, overview }: SourceView): Natives {
  return {
    rasterPattern: rasterPatternOf(picture, faceAxes(mesh)),
    paperEdgeStrength: paperEdgeStrength(overview),
  };
}
