import { expect, it } from 'vitest';
import { personReach } from './person-reach.ts';

const size = { widthPx: 60, heightPx: 10 };
const marked = (from: number, to: number) =>
  Float32Array.from({ length: 600 }, (_, i) => (i % 60 >= from && i % 60 < to ? 1 : 0));

it('ends near what IS-Net or RVM marks', () => {
  const reach = personReach({ isNet: marked(0, 20), rvm: marked(0, 10) }, size);
  expect(reach[21]).toBe(1);
  expect(reach[24]).toBeGreaterThan(0);
  expect(reach[40]).toBe(0);
});
