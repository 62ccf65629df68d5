import { describe, expect, it } from 'vitest';
import { veilsInterEyePx, veilsOf } from './veils.ts';

const [widthPx, heightPx] = [300, 320];
const chinY = 240;
const head = { left: 90, right: 210 };

type Alpha = (x: number, y: number) => number;
const veils = (alpha: Alpha) =>
  veilsOf(
    {
      alpha: Uint8Array.from({ length: widthPx * heightPx }, (_, i) => {
        const [x, y] = [i % widthPx, Math.floor(i / widthPx)];
        return 255 * (x >= head.left && x <= head.right ? 1 : alpha(x, y));
      }),
      widthPx,
      heightPx,
    },
    { interEyePx: veilsInterEyePx, chinY, areaMinPx: 30 },
  );
const isBetween = (value: number, from: number, to: number) => value >= from && value < to;

describe('veilsOf', () => {
  it('finds a half-transparent region beside the head, with its outline', () => {
    const [veil, ...others] = veils((x, y) => (isBetween(x, 211, 235) && isBetween(y, 100, 140) ? 0.4 : 0));
    expect(others).toEqual([]);
    expect(veil!.areaPx).toBeGreaterThan(200);
    const across = veil!.outline.filter((_, k) => k % 2 === 0);
    expect(Math.min(...across)).toBeGreaterThan(210);
    expect(Math.max(...across)).toBeLessThan(236);
  });

  it('ignores strands, soft edges and opaque pieces', () => {
    const strands: Alpha = (x, y) => (x > 210 && y < 200 && x % 8 < 3 ? 0.5 : 0);
    const softEdge: Alpha = (x) => (isBetween(x, 211, 217) ? (217 - x) / 6 : 0);
    const piece: Alpha = (x, y) => (isBetween(x, 211, 235) && isBetween(y, 100, 140) ? 1 : 0);
    expect([strands, softEdge, piece].map(veils)).toEqual([[], [], []]);
  });

  it('ignores what is below the chin, where thin clothes are half transparent', () => {
    expect(veils((x, y) => (isBetween(x, 211, 260) && y > chinY + 10 ? 0.5 : 0))).toEqual([]);
  });
});
