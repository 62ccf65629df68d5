import { describe, expect, it } from 'vitest';
import {
  compose,
  invert,
  levelling,
  type Similarity,
  scaleOf,
  transformMesh,
  transformPoint,
} from './similarity.ts';

const transform = levelling<'source', 'output'>({
  fixed: { x: 100, y: 200 },
  target: { x: 30, y: 40 },
  rollRad: 0.2,
  scale: 0.5,
});

describe('levelling', () => {
  it('maps the fixed point to its target', () => {
    const p = transformPoint(transform, { x: 100, y: 200 });
    expect(p.x).toBeCloseTo(30);
    expect(p.y).toBeCloseTo(40);
  });

  it('makes a line at the roll angle horizontal, at the given scale', () => {
    const p = transformPoint(transform, { x: 100 + 80 * Math.cos(0.2), y: 200 + 80 * Math.sin(0.2) });
    expect(p.y).toBeCloseTo(40);
    expect(p.x).toBeCloseTo(30 + 40);
    expect(scaleOf(transform)).toBeCloseTo(0.5);
  });
});

describe('invert and compose', () => {
  it('map a point to itself when a transform is composed with its inverse', () => {
    const identity: Similarity<'source', 'source'> = compose(invert(transform), transform);
    const p = transformPoint(identity, { x: 17, y: -5 });
    expect(p.x).toBeCloseTo(17);
    expect(p.y).toBeCloseTo(-5);
  });
});

describe('transformMesh', () => {
  it('scales depth like x and y', () => {
    const mesh = transformMesh(transform, { xyz: Float32Array.of(100, 200, 8) });
    expect([...mesh.xyz]).toEqual([30, 40, 4].map((v) => expect.closeTo(v, 4)));
  });
});
