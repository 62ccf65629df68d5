import type { Size } from '../../packages/engine/src/raster/raster.ts';

/** Light is smooth, so it is worked out once for a square of this many px. */
export const coarse = 8;

export function coarseSize({ widthPx, heightPx }: Size): Size {
  return { widthPx: Math.ceil(widthPx / coarse), heightPx: Math.ceil(heightPx / coarse) };
}

/** A smooth function of the place in the picture, px, for every pixel. */
export function smoothField(size: Size, of: (x: number, y: number) => number): Float32Array {
  const small = coarseSize(size);
  const values = Float32Array.from({ length: small.widthPx * small.heightPx }, (_, i) =>
    of(((i % small.widthPx) + 0.5) * coarse, (Math.floor(i / small.widthPx) + 0.5) * coarse),
  );
  const field = new Float32Array(size.widthPx * size.heightPx);
  enlarge(values, small, { field, channel: 0, channels: 1 }, size);
  return field;
}

/** Bilinear enlargement into one channel of interleaved planes. */
export function enlarge(
  values: Float32Array,
  from: Size,
  into: { field: Float32Array; channel: number; channels: number },
  to: Size,
): void {
  for (let y = 0, i = 0; y < to.heightPx; y++) {
    const v = Math.min(from.heightPx - 1.001, Math.max(0, (y + 0.5) / coarse - 0.5));
    const row = Math.floor(v);
    const next = Math.min(from.heightPx - 1, row + 1);
    for (let x = 0; x < to.widthPx; x++, i++) {
      const u = Math.min(from.widthPx - 1.001, Math.max(0, (x + 0.5) / coarse - 0.5));
      const column = Math.floor(u);
      const beside = Math.min(from.widthPx - 1, column + 1);
      const upper =
        values[row * from.widthPx + column]! * (1 - u + column) +
        values[row * from.widthPx + beside]! * (u - column);
      const lower =
        values[next * from.widthPx + column]! * (1 - u + column) +
        values[next * from.widthPx + beside]! * (u - column);
      into.field[into.channels * i + into.channel] = upper * (1 - v + row) + lower * (v - row);
    }
  }
}
