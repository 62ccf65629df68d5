import type { PixelRegion, StrokeMask } from '@vesika/report';
import { pointAt, vertex } from '../face/face-points.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { ramp } from '../raster/ramp.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import type { Rgb } from '../raster/rgb.ts';
import { type Between, betweenLayers, type LayersAround, layersAround } from './layers-around.ts';

export interface RestorableRequest {
  /** In its frame and in the photo's light. */
  original: Raster;
  /** As found, before anything was touched up. */
  matte: Matte;
  /** 1 in the face, and where the original ends: neither hair nor wall is learnt there. */
  kept: Uint8Array;
  mesh: FaceMesh<'output'>;
  colour: Rgb;
}

/** What comes back at a pixel: how much of the person, 0 to 255, and the colours to be shown. */
export type RestoredPixel = (index: number) => { alpha: number; rgb: Rgb };

/**
 * What the original shows where the matte saw background. Between the strands of hair that a stroke brings back the
 * wall is not wanted: pixels are told apart by lying nearer to the colours of the person or of the wall around
 * them. Where these do not differ, or the wall is busy, the original comes back as it is. So it does under a stroke
 * below the chin that finds nothing standing out from the wall: cloth of the wall's colour is what was asked for.
 *
 * Out: for a stroke what its pixels come back as.
 */
export function restorable(
  request: RestorableRequest,
): (mask: StrokeMask, region: PixelRegion) => RestoredPixel {
  const { original, matte, colour, mesh } = request;
  const layers = layersAround(request);
  const { data } = original;
  const strandAt = (i: number) => strandAlpha(layers, betweenLayers(layers, original, i), i);
  const asItIs: RestoredPixel = (i) => ({
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
    const { standsOut, middleY } = look(mask, region, { matte, strandAt });
    return middleY > chinY && !standsOut ? asItIs : withoutWall;
  };
}

/** Levels between person and wall from which, and from where surely, a pixel can be told to be one of them. */
const apart = { from: 36, full: 60 } as const;
/** Standard deviation of a wall that tells nothing any more, and of one that is smooth. */
const busy = { from: 18, full: 10 } as const;
/** Levels beside the line from wall to person that make a pixel a thing of its own: a ribbon, an earring. */
const another = { from: 24, full: 48 } as const;
/** What noise does to a pixel of one of the two. */
const noise = 0.08;

/** How much of the person a pixel is, 0 to 1; all of it where that cannot be told. */
function strandAlpha({ wall, person }: LayersAround, between: Between, i: number): number {
  if (!wall.isKnown(i) || !person.isKnown(i)) return 1;
  const { apartLevels, share, besideLevels } = between;
  const trust = ramp(apartLevels, apart) * ramp(wall.deviation(i), busy);
  const ofPerson = ramp(share, { from: noise, full: 1 - noise });
  const ofNeither = share > 0 ? ramp(besideLevels, another) : 0;
  return 1 - trust * (1 - Math.max(ofPerson, ofNeither));
}

/** Part of a stroke's new pixels that has to stand out from the wall. */
const standingOutShare = 0.02;

interface Seen {
  matte: Matte;
  strandAt: (index: number) => number;
}

/** Whether a stroke finds anything but wall where there was nobody, and where it lies. */
function look({ weights, widthPx }: StrokeMask, region: PixelRegion, { matte, strandAt }: Seen) {
  let asked = 0;
  let found = 0;
  let rows = 0;
  for (let y = region.top; y < region.bottom; y++) {
    for (let i = y * widthPx + region.left; i < y * widthPx + region.right; i++) {
      if (weights[i]! < 128 || matte.alpha[i]! >= 128) continue;
      asked++;
      rows += y;
      if (strandAt(i) >= 0.5) found++;
    }
  }
  return { standsOut: found > asked * standingOutShare, middleY: asked === 0 ? 0 : rows / asked };
}
