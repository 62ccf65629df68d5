import type { Random } from '../../../../packages/engine/fixtures/random.ts';
import type { Raster } from '../../../../packages/engine/src/raster/raster.ts';
import { blurred, type Field, field, type Sitter, sidePx } from './sitter.ts';

/** Something laid over an aligned face. */
export interface Drawing {
  /** Byte of a channel at a pixel, not rounded. */
  colour: (i: number, channel: 0 | 1 | 2) => number;
  /** 0 to 1. */
  opacity: Field;
  /** How far its shadow falls on what is around it, px; 0: it casts none. */
  shadowPx?: number;
  /** Opacity of the person with it, where that is not simply more of both. */
  person?: Field;
}

/** Inter-eye distances from the middle between the eyes. */
export type Corner = readonly [right: number, down: number];

/** A kind of covering: what it looks like on a face, another one for every chance. */
export type Covering = (sitter: Sitter, random: Random) => Drawing;

/** In: softness of the edge, px. */
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

/** A closed line through all corners without sharp bends. */
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

/** The face with a drawing on it, as sharp and as grainy as a picture may be. */
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
