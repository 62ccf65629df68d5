import { describe, expect, it } from 'vitest';
import { disputedPieces } from './disputed-pieces.ts';

const [widthPx, heightPx] = [120, 100];
const size = { widthPx, heightPx };
const wall = [255, 255, 255] as const;

type At = (x: number, y: number) => number;
const bytes = (value: At) =>
  Uint8Array.from({ length: widthPx * heightPx }, (_, i) => value(i % widthPx, Math.floor(i / widthPx)));

function pieces(dispute: At, { grey, covered = null }: { grey?: At; covered?: Uint8Array | null } = {}) {
  const greys = bytes(grey ?? (() => 60));
  const data = Uint8Array.from({ length: 3 * greys.length }, (_, k) => greys[Math.floor(k / 3)]!);
  return disputedPieces(
    { picture: { data, ...size }, covered, interEyePx: 26 },
    { disputed: bytes(dispute), wall, areaMinPx: 10 },
  );
}

const isIn = (value: number, from: number, to: number) => value >= from && value < to;
const blob: At = (x, y) => (isIn(x, 40, 60) && isIn(y, 30, 50) ? 255 : 0);

describe('disputedPieces', () => {
  it('finds what one net takes for the person and the other for the background', () => {
    const [piece, ...others] = pieces(blob);
    expect(others).toEqual([]);
    expect(piece!.areaPx / 400).toBeGreaterThan(0.8);
    expect(piece!.areaPx / 400).toBeLessThan(1.3);
    const across = piece!.outline.filter((_, k) => k % 2 === 0);
    expect(Math.min(...across)).toBeGreaterThan(35);
    expect(Math.max(...across)).toBeLessThan(65);
  });

  it('ignores edges and locks, which are narrow', () => {
    expect(pieces((x) => (x === 40 ? 255 : 0))).toEqual([]);
    expect(pieces((x, y) => (x > 30 && x % 10 === 0 && y < 60 ? 255 : 0))).toEqual([]);
  });

  it('ignores what is as bright as the painted wall, retained or removed', () => {
    expect(pieces(blob, { grey: () => 225 })).toEqual([]);
  });

  it('ignores what lies outside the original', () => {
    expect(pieces(blob, { covered: bytes((x) => (x < 40 ? 1 : 0)) })).toEqual([]);
  });
});
