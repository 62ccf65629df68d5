import type { Random } from '../../../../packages/engine/fixtures/random.ts';
import type { Raster } from '../../../../packages/engine/src/raster/raster.ts';
import { blurred, type Sitter, sidePx } from './sitter.ts';

/** Puts part of a bare face in the shade of a window frame, a brim or its own nose. */
export function inShade(sitter: Sitter, random: Random): Raster {
  const { right, down, raster } = sitter;
  const turn = random.between(0, Math.PI);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [from, to] = [random.between(-0.6, 0.4), random.pick([0.5, 9])];
  const depth = random.between(0.25, 0.75);
  const softPx = random.pick([3, 9, 21, 41]);
  const shade = blurred(
    right.map((x, i) => {
      const along = x * cos + (down[i]! - 0.5) * sin;
      return along > from && along < from + to ? 1 : 0;
    }),
    softPx,
  );
  const warmth = random.between(-0.12, 0.12);
  const data = new Uint8Array(raster.data.length);
  for (let i = 0; i < sidePx * sidePx; i++) {
    const gain = 1 - depth * shade[i]!;
    data[3 * i] = raster.data[3 * i]! * gain * (1 - warmth * shade[i]! * depth);
    data[3 * i + 1] = raster.data[3 * i + 1]! * gain;
    data[3 * i + 2] = Math.min(255, raster.data[3 * i + 2]! * gain * (1 + warmth * shade[i]! * depth));
  }
  return { ...raster, data };
}

/**
 * Varies a picture as other cameras, rooms and editors would: light from the side or from above, contrast, tint and
 * sharpness.
 */
export function graded({ right, down }: Sitter, raster: Raster, random: Random, isGrey = false): Raster {
  const [aside, upwards] = [0.4 * random.normal(), 0.25 * random.normal()];
  const contrast = random.between(0, 5);
  const gamma = random.between(0.75, 1.35);
  const curve = Float32Array.from({ length: 1024 }, (_, i) => {
    const value = (i / 1023) ** gamma;
    const steep = sigmoid(contrast * (value - 0.5)) - sigmoid(-contrast / 2);
    return 255 * (contrast < 0.1 ? value : steep / (sigmoid(contrast / 2) - sigmoid(-contrast / 2)));
  });
  const tint = [1 + 0.06 * random.normal(), 1, 1 + 0.08 * random.normal()];
  const saturation = isGrey ? 0 : random.between(0.8, 1.3);
  const acuity = random.pick([-0.8, -0.8, 0, 0, 0.6]);
  const channels = [0, 1, 2].map((c) => {
    const plane = Float32Array.from(right, (_, i) => raster.data[3 * i + c]!);
    const soft = blurred(plane, 3);
    return plane.map((value, i) => value + acuity * (value - soft[i]!));
  });
  const data = new Uint8Array(raster.data.length);
  for (let i = 0; i < right.length; i++) {
    const gain = Math.exp(Math.max(-0.8, Math.min(0.5, aside * right[i]! + upwards * (down[i]! - 0.5))));
    const lit = channels.map((plane, c) => {
      const at = Math.max(0, Math.min(1023, Math.round((plane[i]! * gain * tint[c]! * 1023) / 255)));
      return curve[at]!;
    });
    const grey = 0.299 * lit[0]! + 0.587 * lit[1]! + 0.114 * lit[2]!;
    for (let c = 0; c < 3; c++) {
      data[3 * i + c] = Math.max(0, Math.min(255, grey + saturation * (lit[c]! - grey) + 0.5));
    }
  }
  return { ...raster, data };
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
