import { expect, it } from 'vitest';
import { syntheticFace } from '../face/synthetic-face.fixture.ts';
import { invert, type Similarity, transformMesh } from '../geometry/similarity.ts';
import { patchOf } from '../raster/patch.ts';
import type { Raster } from '../raster/raster.ts';
import { drawPatch } from '../raster/resample.ts';
import { eyesOf, withCoarseEyes } from './coarse-eyes.ts';
import { seededRandom } from './seeded-random.ts';

const size = { widthPx: 800, heightPx: 600 };
const unitPx = 200;
const mesh = syntheticFace<'source'>({ x: 400, y: 300, interEyePx: unitPx });
const eyes = eyesOf(syntheticFace<'output'>({ x: 400, y: 300, interEyePx: unitPx }));

it('keeps of the eyes what is wider than a twelfth of their distance, and of the rest of the face all', async () => {
  expect(await contrastOf(stripes(unitPx / 6), eye)).toBeGreaterThan(20);
  expect(await contrastOf(stripes(unitPx / 18), eye)).toBeLessThan(5);
  expect(await contrastOf(stripes(unitPx / 18), forehead)).toBeGreaterThan(50);
});

it('shows the same samples of the eyes however the frame is moved, turned and scaled', async () => {
  const photo = grain();
  const still = await withCoarseEyes(photo, eyes);
  const moves: Similarity<'source', 'output'>[] = [
    { a: 1, b: 0, tx: 2.4, ty: -1.7 },
    { a: Math.cos(0.05), b: Math.sin(0.05), tx: 12, ty: -20 },
    { a: 0.9, b: 0, tx: 40, ty: 30 },
  ];
  for (const move of moves) {
    const moved = await withCoarseEyes(
      drawPatch(patchOf(photo), move, size, 'bicubic'),
      eyesOf(transformMesh(move, mesh)),
    );
    const { a, b, tx, ty } = invert(move);
    const back = drawPatch(patchOf(moved), { a, b, tx, ty }, size, 'bicubic');
    expect(difference(back, still, eye), JSON.stringify(move)).toBeLessThan(2);
  }
});

it('shows the same samples of mirrored eyes, so that the two do not complement each other', async () => {
  const photo = grain();
  const still = await withCoarseEyes(photo, eyes);
  const mirror = mirrored(await withCoarseEyes(mirrored(photo), eyes));
  expect(difference(mirror, still, eye)).toBeLessThan(1);
});

interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Inside the eye on the image's left, and above it. */
const eye: Tile = { left: 270, top: 285, width: 60, height: 30 };
const forehead: Tile = { left: 370, top: 150, width: 60, height: 30 };

function pictureOf(level: (x: number, y: number) => number): Raster {
  const data = new Uint8Array(size.widthPx * size.heightPx * 3);
  for (let at = 0; at < data.length; at++) {
    const pixel = Math.floor(at / 3);
    data[at] = level(pixel % size.widthPx, Math.floor(pixel / size.widthPx));
  }
  return { data, ...size };
}

function stripes(periodPx: number): Raster {
  return pictureOf((x) => 128 + 100 * Math.sin((2 * Math.PI * x) / periodPx));
}

/** Squares of random grey, a little coarser than the grid of the samples. */
function grain(): Raster {
  const random = seededRandom(Buffer.from('grain upon the eyes'));
  const levels = Array.from({ length: 80 * 60 }, () => 60 + 130 * random());
  return pictureOf((x, y) => levels[Math.floor(y / 10) * 80 + Math.floor(x / 10)]!);
}

function mirrored({ data, widthPx, heightPx }: Raster): Raster {
  const out = data.map((_, at) => {
    const x = Math.floor(at / 3) % widthPx;
    return data[at + 3 * (widthPx - 1 - 2 * x)]!;
  });
  return { data: out, widthPx, heightPx };
}

async function contrastOf(photo: Raster, tile: Tile): Promise<number> {
  const values = valuesIn(await withCoarseEyes(photo, eyes), tile);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function difference(one: Raster, other: Raster, tile: Tile): number {
  const [p, q] = [valuesIn(one, tile), valuesIn(other, tile)];
  return p.reduce((sum, value, i) => sum + Math.abs(value - q[i]!), 0) / p.length;
}

function valuesIn({ data, widthPx }: Raster, { left, top, width, height }: Tile): number[] {
  return Array.from(
    { length: width * height },
    (_, i) => data[((top + Math.floor(i / width)) * widthPx + left + (i % width)) * 3]!,
  );
}
