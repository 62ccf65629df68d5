import type { Random } from '../../../../packages/engine/fixtures/random.ts';
import type { Raster } from '../../../../packages/engine/src/raster/raster.ts';
import { blurred, type Field, field, type Sitter, sidePx } from './sitter.ts';

/** Something laid over an aligned face. */
export interface Drawing {
  /** Value of a channel at pixel `i`, 0 to 255, not rounded. */
  colour: (i: number, channel: 0 | 1 | 2) => number;
  /** Opacity of the drawing, 0 to 1. */
  opacity: Field;
  /** Reach of the shadow that the drawing casts on its surroundings, in px; 0 for no shadow. */
  shadowPx?: number;
  /** Opacity of the person with the drawing on, given only where it is not simply the larger of both opacities. */
  person?: Field;
}

/** Position in inter-eye distances from the midpoint between the eyes. */
export type Corner = readonly [right: number, down: number];

/** Draws one kind of covering on a face; the result varies with `random`. */
export type Covering = (sitter: Sitter, random: Random) => Drawing;

/**
 * Fills a polygon.
 *
 * In: `softPx`, the softness of the edge in px.
 */
export function polygon({ face }: Sitter, corners: readonly Corner[], softPx = 1.5): Field {
  const points = corners.map(([right, down]) => face.pixel(right, down));
  const inside = field();
  for (let y = 0; y < sidePx; y++) {
    const crossings: number[] = [];
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length]!;
      if (p.y > y + 0.5 !== q.y > y + 0.5)
        crossings.push(p.x + ((y + 0.5 - p.y) * (q.x - p.x)) / (q.y - p.y));
    });
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const to = Math.min(sidePx, Math.round(crossings[k + 1]!));
      for (let x = Math.max(0, Math.round(crossings[k]!)); x < to; x++) inside[y * sidePx + x] = 1;
    }
  }
  return blurred(inside, Math.max(3, 2 * Math.round(softPx) + 1));
}

/** Rounds off the corners of a closed line by cutting them repeatedly. */
export function rounded(
  corners: ReadonlyArray<readonly [number, number]>,
  times = 3,
): Array<readonly [number, number]> {
  let line = [...corners];
  for (let i = 0; i < times; i++) {
    line = line.flatMap((p, k) => {
      const q = line[(k + 1) % line.length]!;
      const between = (share: number) =>
        [p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])] as const;
      return [between(0.25), between(0.75)];
    });
  }
  return line;
}

const channels = [0, 1, 2] as const;

/** Lays a drawing over the face, adding grain as a camera would. */
export function laidOver(sitter: Sitter, drawing: Drawing, random: Random): Raster {
  const { data } = sitter.raster;
  const { colour, opacity, shadowPx = 0 } = drawing;
  const shade = shadowPx > 0 ? blurred(opacity, 2 * Math.round(shadowPx) + 1) : null;
  const grain = random.between(0, 2.5);
  const out = new Uint8Array(data.length);
  for (let i = 0; i < opacity.length; i++) {
    const alpha = Math.min(1, Math.max(0, opacity[i]!));
    const gain = shade ? 1 - 0.35 * shade[i]! * (1 - alpha) : 1;
    const isDrawn = alpha > 0.004;
    const noise = isDrawn ? grain * random.normal() : 0;
    for (const c of channels) {
      const under = data[3 * i + c]! * gain;
      const over = isDrawn ? colour(i, c) + noise : under;
      out[3 * i + c] = Math.max(0, Math.min(255, under + alpha * (over - under) + 0.5));
    }
  }
  return { ...sitter.raster, data: out };
}
