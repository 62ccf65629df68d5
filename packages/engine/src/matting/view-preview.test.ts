import { expect, it } from 'vitest';
import { previewView } from './view-preview.ts';

const size = { widthPx: 64, heightPx: 64 };

/** The person starts at row 20 and fills the middle third. */
const isPerson = (x: number, y: number) => y >= 20 && x >= 22 && x < 42;

function viewWith(wallAt: (x: number, y: number) => number) {
  const data = new Uint8Array(3 * size.widthPx * size.heightPx);
  for (let i = 0; i < data.length; i++) {
    const [x, y] = [Math.floor(i / 3) % size.widthPx, Math.floor(i / 3 / size.widthPx)];
    data[i] = isPerson(x, y) ? (37 * i) % 256 : wallAt(x, y);
  }
  return { data, ...size };
}

const personMask = {
  size,
  run: async () =>
    Float32Array.from({ length: size.widthPx * size.heightPx }, (_, i) =>
      isPerson(i % size.widthPx, Math.floor(i / size.widthPx)) ? 1 : 0,
    ),
};

it('reports a plain wall under a lighting gradient, whatever the person wears', async () => {
  const look = await previewView(
    viewWith((x) => 150 + x),
    { personMask },
  );
  expect(look).toEqual({ emptyRows: 20, isWallPlain: true });
});

it('reports no plain wall when an object is in front of it', async () => {
  const look = await previewView(
    viewWith((x, y) => (x < 14 && y > 30 ? 90 : 180)),
    { personMask },
  );
  expect(look.isWallPlain).toBe(false);
});
