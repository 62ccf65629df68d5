import type { PixelRegion, StrokeMask } from '@vesika/report';
import { pointAt, vertex } from '../face/face-points.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { ramp } from '../raster/ramp.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import type { Rgb } from '../raster/rgb.ts';
import { type Between, betweenLayers, type LayersAround, layersAround } from './layers-around.ts';

interface RestorableRequest {
  /** The original in the photo's frame and with its light correction. */
  original: Raster;
  /** Matte before any retouching stroke. */
  matte: Matte;
  /** 1 in the face and beyond the original, where no colours of hair or wall are learnt. */
  kept: Uint8Array;
  mesh: FaceMesh<'output'>;
  colour: Rgb;
}

/** Restored alpha (0..255) and RGB of a pixel. */
export type RestoredPixel = (index: number) => { alpha: number; rgb: Rgb };

/**
 * Restores what the original shows where the matte has background.
 *
 * Between the strands of hair under a stroke the wall is left out: each pixel is classified by the local colours of
 * person and wall. Where these are similar or the wall is busy, the original comes back unchanged. The same goes for a
 * stroke below the chin under which nothing stands out from the wall, because then the user wants cloth of the wall's
 * colour.
 *
 * Out: for each stroke, a function that returns its restored pixels.
 */
export function restorable(
  request: RestorableRequest,
): (mask: StrokeMask, region: PixelRegion) => RestoredPixel {
  const { original, matte, colour, mesh } = request;
  const layers = layersAround(request);
  const { data } = original;
  const strandAt = (i: number) => strandAlpha(layers, betweenLayers(layers, original, i), i);
  const unchanged: RestoredPixel = (i) => ({
    alpha: 255,
    rgb: [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!],
  });
  /** The person's part over the new colour: I - (1 - alpha) wall + (1 - alpha) colour. */
  const withoutWall: RestoredPixel = (i) => {
    const alpha = strandAt(i);
    const shown = (c: number) => {
      const level = data[i * 3 + c]! + (1 - alpha) * (colour[c]! - layers.wall.at(c, i));
      return Math.min(255, Math.max(0, level));
    };
    return { alpha: Math.round(alpha * 255), rgb: [shown(0), shown(1), shown(2)] };
  };
  const chinY = pointAt(mesh, vertex.chin).y;
  return (mask, region) => {
    const { standsOut, middleY } = summarise(mask, region, { matte, strandAt });
    return middleY > chinY && !standsOut ? unchanged : withoutWall;
  };
}

/** RGB distance between person and wall, from too similar to classify pixels to certain; byte units. */
const layerDistance = { from: 36, full: 60 } as const;
/** Standard deviation of the wall's colour, from too busy to classify pixels to plain; byte units. */
const busy = { from: 18, full: 10 } as const;
/**
 * RGB distance from the line between wall and person at which a pixel belongs to another object, such as a ribbon or
 * an earring.
 */
const otherObject = { from: 24, full: 48 } as const;
/** Margin for noise: the position of pure wall or pure person may be off by this much. */
const noise = 0.08;

/** Alpha of a pixel from its colour, 0..1; 1 where it cannot be classified. */
function strandAlpha({ wall, person }: LayersAround, between: Between, i: number): number {
  if (!wall.isKnown(i) || !person.isKnown(i)) return 1;
  const { apartLevels, share, offLineLevels } = between;
  const trust = ramp(apartLevels, layerDistance) * ramp(wall.deviation(i), busy);
  const ofPerson = ramp(share, { from: noise, full: 1 - noise });
  const ofNeither = share > 0 ? ramp(offLineLevels, otherObject) : 0;
  return 1 - trust * (1 - Math.max(ofPerson, ofNeither));
}

/** Least share of a stroke's new pixels that must stand out from the wall. */
const standingOutShare = 0.02;

interface StrokeScene {
  matte: Matte;
  strandAt: (index: number) => number;
}

/** Checks a stroke's pixels that were background: whether any stand out from the wall, and their mean row. */
function summarise({ weights, widthPx }: StrokeMask, region: PixelRegion, { matte, strandAt }: StrokeScene) {
  let newPixels = 0;
  let standingOut = 0;
  let rows = 0;
  for (let y = region.top; y < region.bottom; y++) {
    for (let i = y * widthPx + region.left; i < y * widthPx + region.right; i++) {
      if (weights[i]! < 128 || matte.alpha[i]! >= 128) continue;
      newPixels++;
      rows += y;
      if (strandAt(i) >= 0.5) standingOut++;
    }
  }
  return {
    standsOut: standingOut > newPixels * standingOutShare,
    middleY: newPixels === 0 ? 0 : rows / newPixels,
  };
}
