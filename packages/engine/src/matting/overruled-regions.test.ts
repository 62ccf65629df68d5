import { expect, it } from 'vitest';
import { vertex } from '../face/face-points.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { overruledRegions } from './overruled-regions.ts';

const size = { widthPx: 200, heightPx: 400 };
const cutRows = 20;
const shownSize = { widthPx: 200, heightPx: 380 };

/** Eyes 60 px apart, so that a region needs 900 px and a width of 5 px. */
const mesh = { xyz: new Float32Array(3 * 478) } as FaceMesh<'portrait'>;
for (const corner of [vertex.eyeInnerImageRight, vertex.eyeOuterImageRight]) mesh.xyz[3 * corner] = 60;

const person = { left: 60, right: 200 };

/** A person with an object at the right, which RVM takes for background as it does an edge at the left. */
function seen(objectPx: number, picture: 'plain' | 'stripes', { top = 60, edgePx = 0 } = {}) {
  const alpha = filled(size, (x, y) => (x >= person.left && y >= top ? 255 : 0));
  const rvm = filled(shownSize, (x, y) =>
    x >= person.left + edgePx && x < person.right - objectPx && y + cutRows >= top ? 1 : 0,
  );
  const data = Uint8Array.from({ length: 3 * 200 * 380 }, (_, k) =>
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
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([180, 200, 60, 400]);
  expect(others).toEqual([]);
});

it('ignores a narrow edge of more area than a region needs, and a small region', () => {
  expect(seen(0, 'stripes', { edgePx: 4 })).toEqual([]);
  expect(seen(20, 'stripes', { top: 370 })).toEqual([]);
});

it('finds nothing before a plain wall', () => {
  expect(seen(20, 'plain')).toEqual([]);
});
