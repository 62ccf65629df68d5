import { describe, expect, it } from 'vitest';
import { joinNets } from './join-nets.ts';
import type { GridHead } from './matte-solid.ts';

const size = { widthPx: 120, heightPx: 160 };
/** Face from row 30 to the chin at row 80. */
const head: GridHead = { oval: [], chinX: 60, chinY: 80, facePx: 50, ears: [] };

type ValueAt = (x: number, y: number) => number;

const plane = (valueAt: ValueAt) =>
  Float32Array.from({ length: size.widthPx * size.heightPx }, (_, i) =>
    valueAt(i % size.widthPx, Math.floor(i / size.widthPx)),
  );

/** A person in the middle, from the top of the hair downwards. */
const person: ValueAt = (x, y) => (Math.abs(x - 60) < 30 && y > 20 ? 1 : 0);

function joined({ isNet = person, rvm = person, personMask = person, inner = person }) {
  const mattes = { isNet: plane(isNet), rvm: plane(rvm), personMask: plane(personMask) };
  const alpha = joinNets(mattes, { inner: plane(inner), near: new Float32Array() }, head, size);
  return (x: number, y: number) => alpha[y * size.widthPx + x]!;
}

const nowhere: ValueAt = () => 0;

describe('joinNets', () => {
  it('keeps what all nets agree on', () => {
    const alpha = joined({});
    expect(alpha(60, 60)).toBe(1);
    expect(alpha(10, 60)).toBe(0);
  });

  it('removes furniture that only IS-Net marks', () => {
    const shelf: ValueAt = (x, y) => (x > 100 && y < 90 ? 1 : person(x, y));
    expect(joined({ isNet: shelf })(110, 60)).toBe(0);
  });

  it('removes an object that starts at the person and extends far behind, and keeps strands that end nearby', () => {
    const train: ValueAt = (x, y) => (x >= 90 && y > 40 && y < 70 ? 0.9 : person(x, y));
    const lock: ValueAt = (x, y) => (x >= 90 && x < 100 && y === 60 ? 0.9 : person(x, y));
    const doubtful: ValueAt = (x, y) => (x >= 90 && y < 90 ? 0.6 : person(x, y));
    expect(joined({ isNet: train, personMask: doubtful })(92, 60)).toBe(0);
    expect(joined({ isNet: lock, personMask: doubtful })(92, 60)).toBeGreaterThan(0.4);
  });

  it('leaves no faint wall where the person mask errs, and keeps sure strands', () => {
    const mask: ValueAt = (x, y) => (x > 96 && y < 90 ? 1 : person(x, y));
    const veil: ValueAt = (x, y) => (x > 100 && y < 90 ? 0.4 : person(x, y));
    const strand: ValueAt = (x, y) => (x > 88 && y === 60 ? 1 : person(x, y));
    expect(joined({ isNet: veil, personMask: mask })(110, 60)).toBe(0);
    expect(joined({ isNet: strand, personMask: mask })(110, 60)).toBeCloseTo(0.6);
  });

  it('returns a middling alpha next to the person where only one of IS-Net and RVM sees hair', () => {
    const curls: ValueAt = (x, y) => (x < 93 && x > 60 && y > 40 && y < 80 ? 1 : person(x, y));
    const [byIsNet, byRvm] = [joined({ isNet: curls })(90, 60), joined({ rvm: curls })(90, 60)];
    for (const alpha of [byIsNet, byRvm]) {
      expect(alpha).toBeGreaterThan(0.2);
      expect(alpha).toBeLessThan(0.95);
    }
    expect(byRvm).toBeGreaterThan(byIsNet);
  });

  it('restores a shirt that RVM dropped', () => {
    const shirtless: ValueAt = (x, y) => (y > 100 ? 0 : person(x, y));
    expect(joined({ rvm: shirtless })(60, 130)).toBe(1);
    expect(joined({ rvm: shirtless, inner: nowhere })(60, 130)).toBe(1);
    expect(joined({ rvm: shirtless, inner: nowhere, personMask: nowhere })(60, 130)).toBeLessThan(0.5);
  });

  it('restores nothing above the shirt', () => {
    const gap: ValueAt = (x, y) => (y > 60 && y < 80 && x > 70 ? 0 : person(x, y));
    expect(joined({ rvm: gap })(80, 70)).toBeCloseTo(0.6);
  });
});
