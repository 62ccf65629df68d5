import { expect, it } from 'vitest';
import { matteOpinions } from './matte-opinions.ts';
import type { SeenView } from './matte-view.ts';

const size = { widthPx: 200, heightPx: 260 };
const above = 60;

/** A map of some size whose lower part is one. */
function lowerPart(widthPx: number, heightPx: number, from: number) {
  const values = Float32Array.from({ length: widthPx * heightPx }, (_, i) =>
    Math.floor(i / widthPx) >= from * heightPx ? 1 : 0,
  );
  return { values, widthPx, heightPx };
}

it('keeps what each net said, in the places of portrait space', async () => {
  const seen = {
    size,
    above,
    shown: { data: new Uint8Array(), widthPx: 200, heightPx: 200 },
    raw: { net: lowerPart(128, 128, 0.5), people: lowerPart(96, 80, 0.25), person: lowerPart(64, 64, 0.75) },
  } as unknown as SeenView;
  const { widthPx, heightPx, ...maps } = await matteOpinions(seen);
  expect({ widthPx, heightPx }).toEqual({ widthPx: 50, heightPx: 65 });
  const firstRow = (map: Uint8Array) => Math.floor(map.findIndex((value) => value > 127) / widthPx);
  expect(maps.net.length).toBe(widthPx * heightPx);
  expect(firstRow(maps.net)).toBe(15 + 25);
  expect(firstRow(maps.people)).toBeCloseTo(15 + 12.5, -1);
  expect(firstRow(maps.person)).toBeCloseTo(15 + 37.5, -1);
  expect(maps.net.at(-1)).toBe(255);
});
