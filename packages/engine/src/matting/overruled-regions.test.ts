import { expect, it } from 'vitest';
import { vertex } from '../face/face-points.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { overruledRegions } from './overruled-regions.ts';

const size = { widthPx: 200, heightPx: 200 };
const cutRows = 20;
const shownSize = { widthPx: 200, heightPx: 180 };

/** Eyes 60 px apart, so that a region needs 900 px. */
const mesh = { xyz: new Float32Array(3 * 478) } as FaceMesh<'portrait'>;
for (const corner of [vertex.eyeInnerImageRight, vertex.eyeOuterImageRight]) mesh.xyz[3 * corner] = 60;

const person = { left: 60, right: 200, top: 60 };

/** A person with an object at the right edge, which RVM takes for background in the given width. */
function seen(objectPx: number, picture: 'plain' | 'stripes') {
  const alpha = filled(size, (x, y) => (x >= person.left && y >= person.top ? 255 : 0));
  const rvm = filled(shownSize, (x, y) =>
    x >= person.left && x < person.right - objectPx && y + cutRows >= person.top ? 1 : 0,
  );
  const data = Uint8Array.from({ length: 3 * 200 * 180 }, (_, k) =>
    picture === 'stripes' && Math.floor(k / 30) % 2 ? 200 : 60,
  );
  const map = { values: Float32Array.from(rvm), ...shownSize };
  return overruledRegions(
    { size, cutRows, shown: { data, ...shownSize }, mesh, raw: { isNet: map, rvm: map, personMask: map } },
    { alpha: Uint8Array.from(alpha), ...size },
  );
}

function filled({ widthPx, heightPx }: typeof size, value: (x: number, y: number) => number): number[] {
  return Array.from({ length: widthPx * heightPx }, (_, i) => value(i % widthPx, Math.floor(i / widthPx)));
}

it('outlines a wide opaque region that RVM takes for background', () => {
  const [region = [], ...others] = seen(20, 'stripes');
  const [xs, ys] = [0, 1].map((axis) => region.filter((_, k) => k % 2 === axis)) as [number[], number[]];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([180, 200, 60, 200]);
  expect(others).toEqual([]);
});

it('ignores an edge and a small region', () => {
  expect(seen(3, 'stripes')).toEqual([]);
  expect(seen(6, 'stripes')).toEqual([]);
});

it('finds nothing before a plain wall', () => {
  expect(seen(20, 'plain')).toEqual([]);
});
