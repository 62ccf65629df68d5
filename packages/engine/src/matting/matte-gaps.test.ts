import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { openGaps } from './matte-gaps.ts';
import type { GridHead } from './matte-solid.ts';

const size = { widthPx: 200, heightPx: 240 };

/** A face from row 70 to the chin at row 180, in a round head of hair. */
const head: GridHead = {
  oval: Array.from({ length: 24 }, (_, i) => ({
    x: 100 + 36 * Math.sin((i * Math.PI) / 12),
    y: 125 - 55 * Math.cos((i * Math.PI) / 12),
  })) as GridHead['oval'],
  chinX: 100,
  chinY: 180,
  facePx: 110,
  ears: [],
};
const inHair = (x: number, y: number) => Math.hypot(x - 100, y - 120) < 85;
const isGap = (x: number, y: number, cx: number, cy: number) => Math.hypot(x - cx, y - cy) < 4;

type Colour = readonly [number, number, number];
const wall: Colour = [60, 170, 60];
const grey: Colour = [160, 160, 165];

/** Alpha after `openGaps` when the nets return a solid head of hair. */
function opened(
  colourAt: (x: number, y: number) => Colour,
  { isLock = () => false, behind = wall }: { isLock?: typeof inHair; behind?: Colour } = {},
) {
  const alpha = new Float32Array(size.widthPx * size.heightPx);
  const data = new Uint8Array(alpha.length * 3);
  for (let y = 0, i = 0; y < size.heightPx; y++) {
    for (let x = 0; x < size.widthPx; x++, i++) {
      const isSeen = inHair(x, y) || isLock(x, y);
      alpha[i] = isSeen ? 1 : 0;
      data.set(isSeen ? colourAt(x, y) : behind, 3 * i);
    }
  }
  const picture: Raster = { data, ...size };
  openGaps({ alpha, ...size }, picture, head);
  return (x: number, y: number) => alpha[y * size.widthPx + x]!;
}

describe('openGaps', () => {
  it('makes curls transparent where the wall shows between them', () => {
    const alpha = opened((x, y) => (isGap(x, y, 100, 42) ? wall : grey));
    expect(alpha(100, 42)).toBeLessThan(0.8);
    expect(alpha(112, 42)).toBe(1);
    expect(alpha(100, 60)).toBe(1);
  });

  it('leaves hair alone that has the colour of the wall everywhere', () => {
    const alpha = opened((x, y) => ((x + y) % 3 === 0 ? grey : wall));
    expect(alpha(100, 42)).toBe(1);
  });

  it('makes thin hair transparent that has the tint of the wall, in light and in shade', () => {
    const tinted: Colour = [125, 164, 128];
    const shaded: Colour = [90, 90, 95];
    const alpha = opened((x, y) => (isGap(x, y, 100, 42) ? tinted : isGap(x, y, 112, 44) ? shaded : grey));
    expect(alpha(100, 42)).toBeGreaterThan(0.4);
    expect(alpha(100, 42)).toBeLessThan(0.8);
    expect(alpha(112, 44)).toBe(1);
  });

  it('leaves a lock alone that is far from hair with known colours', () => {
    const isLock = (x: number, y: number) => y > 162 && y < 178 && x < 12;
    const dark: Colour = [60, 60, 62];
    const alpha = opened((x, y) => (isLock(x, y) ? dark : grey), { isLock, behind: dark });
    expect(alpha(4, 170)).toBe(1);
  });

  it('opens nothing in the face or below the chin', () => {
    const alpha = opened((x, y) => (isGap(x, y, 100, 90) || isGap(x, y, 100, 198) ? wall : grey));
    expect(alpha(100, 90)).toBe(1);
    expect(alpha(100, 198)).toBe(1);
  });
});
