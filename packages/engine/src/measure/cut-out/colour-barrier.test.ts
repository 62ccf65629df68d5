import { describe, expect, it } from 'vitest';
import { colourBarrier, unreachable } from './colour-barrier.ts';

/** One row of greys; the first pixel is the seed. */
function barriers(...greys: number[]): number[] {
  const picture = {
    data: Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey])),
    widthPx: greys.length,
    heightPx: 1,
  };
  const seeds = Uint8Array.from(greys, (_, i) => (i === 0 ? 1 : 0));
  return [
    ...colourBarrier(
      picture,
      seeds,
      Uint8Array.from(greys, () => 1),
    ),
  ];
}

describe('colourBarrier', () => {
  it('is low across an even wall at any distance', () => {
    expect(barriers(100, 102, 100, 101, 100, 102)).toEqual([0, 2, 2, 2, 2, 2]);
  });

  it('equals the contrast of an edge, and remains so behind it', () => {
    expect(barriers(100, 180, 180, 101)).toEqual([0, 80, 80, 80]);
  });

  it('accumulates along a gradient, and follows the path of the lowest barrier', () => {
    expect(barriers(100, 120, 140)).toEqual([0, 20, 40]);
    const [wall, edge] = [10, 200];
    const greys = [wall, edge, wall, wall, edge, wall, wall, wall, wall];
    const picture = { data: Uint8Array.from(greys.flatMap((g) => [g, g, g])), widthPx: 3, heightPx: 3 };
    const seeds = Uint8Array.from(greys, (_, i) => (i === 0 ? 1 : 0));
    expect(colourBarrier(picture, seeds, new Uint8Array(9).fill(1))[2]).toBe(0);
  });

  it('marks pixels that no path reaches', () => {
    const picture = { data: new Uint8Array(9), widthPx: 3, heightPx: 1 };
    expect([...colourBarrier(picture, Uint8Array.of(1, 0, 0), Uint8Array.of(1, 0, 1))]).toEqual([
      0,
      unreachable,
      unreachable,
    ]);
  });
});
