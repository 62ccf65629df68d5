import { faceOval, pointAt } from '../../face/face-points.ts';
import { centroidOf } from '../../geometry/centroid.ts';
import type { FaceMesh, Space } from '../../geometry/spaces.ts';
import { type LinearRgb, linearFromByte, luminance } from '../../raster/colour.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';
import { quantile } from '../../raster/quantile.ts';
import type { Raster } from '../../raster/raster.ts';

/** Statistics of the light on the face. */
export interface SkinLight {
  /** Median of each linear channel over the face. */
  median: LinearRgb;
  /** 98th percentile of each linear channel and of linear luminance. */
  highlight: LinearRgb;
  highlightLuminance: number;
  /** Share of the face with clipped luminance. */
  clippedShare: number;
}

/** Scale of the oval about its centre, which excludes hair and background at its edge. */
const ovalScale = 0.85;
const strideShare = 1 / 60;
const clippedLuminance = 0.92;

/**
 * Measures the light on the face on a grid of samples in the face oval.
 *
 * In:  picture and mesh in one space.
 * Out: linear light, 0 to 1; null when fewer than 50 samples are in the picture.
 */
export function skinLight<S extends Space>(picture: Raster, mesh: FaceMesh<S>): SkinLight | null {
  const oval = faceOval.map((index) => pointAt(mesh, index));
  const centre = centroidOf(oval);
  const inner = oval.map((p) => ({
    x: centre.x + (p.x - centre.x) * ovalScale,
    y: centre.y + (p.y - centre.y) * ovalScale,
  }));
  const stride = Math.max(1, Math.round((inner[18]!.y - inner[0]!.y) * strideShare));
  const channels: [number[], number[], number[]] = [[], [], []];
  const luminances: number[] = [];
  for (const span of spansOfPolygon(inner, picture, stride)) {
    for (let x = span.from; x < span.to; x += stride) {
      const at = (span.y * picture.widthPx + x) * 3;
      const rgb = [0, 1, 2].map((c) => linearFromByte(picture.data[at + c]!)) as [number, number, number];
      for (let c = 0; c < 3; c++) channels[c]!.push(rgb[c]!);
      luminances.push(luminance(rgb));
    }
  }
  if (luminances.length < 50) return null;
  return {
    median: channels.map((values) => quantile(values, 0.5)) as [number, number, number],
    highlight: channels.map((values) => quantile(values, 0.98)) as [number, number, number],
    highlightLuminance: quantile(luminances, 0.98),
    clippedShare: luminances.filter((value) => value > clippedLuminance).length / luminances.length,
  };
}
