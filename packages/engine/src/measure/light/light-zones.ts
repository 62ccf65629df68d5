import type { Outline } from '@vesika/report';
import type { AlignedFace } from '../../face/aligned-face.ts';
import { lightZones } from '../../face/outlines.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';

/** Light on one of the zones, in gamma-encoded bytes. */
export interface ZoneLight {
  mean: [red: number, green: number, blue: number];
  /** Mean difference over 3 px relative to brightness: high for hair and stubble, low for skin. */
  texture: number;
}

/**
 * Light on forehead, image-left cheek, image-right cheek and chin, in this order.
 *
 * In:     aligned face.
 * Out:    bytes; 0 for a zone outside the picture.
 * Source: ICAO Portrait Quality TR, illumination.
 */
export function zoneLights(face: AlignedFace): ZoneLight[] {
  return lightZones(face.mesh).map((zone) => lightOf(face, zone));
}

const textureStepPx = 3;

function lightOf({ raster }: AlignedFace, zone: Outline): ZoneLight {
  const { data, widthPx } = raster;
  const sums: [number, number, number] = [0, 0, 0];
  const back = textureStepPx * 3;
  const up = back * widthPx;
  let differences = 0;
  let count = 0;
  for (const { y, from, to } of spansOfPolygon(cornersOf(zone), raster)) {
    if (y < textureStepPx) continue;
    for (let x = Math.max(textureStepPx, from); x < to; x++) {
      const at = (y * widthPx + x) * 3;
      const green = data[at + 1]!;
      sums[0] += data[at]!;
      sums[1] += green;
      sums[2] += data[at + 2]!;
      differences += Math.abs(green - data[at + 1 - back]!) + Math.abs(green - data[at + 1 - up]!);
      count++;
    }
  }
  const texture = differences / 2 / Math.max(1, sums[1]);
  return { mean: sums.map((sum) => sum / Math.max(1, count)) as ZoneLight['mean'], texture };
}

function cornersOf(zone: Outline): { x: number; y: number }[] {
  return [0, 2, 4, 6].map((i) => ({ x: zone[i]!, y: zone[i + 1]! }));
}
