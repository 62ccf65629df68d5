import { describe, expect, it } from 'vitest';
import { joinNets } from './join-nets.ts';
import type { GridHead } from './matte-solid.ts';

const size = { widthPx: 120, heightPx: 160 };
/** Face from row 30 to the chin at row 80. */
const head: GridHead = { oval: [], chinX: 60, chinY: 80, facePx: 50, ears: [] };

type Said = (x: number, y: number) => number;

const plane = (said: Said) =>
  Float32Array.from({ length: size.widthPx * size.heightPx }, (_, i) =>
    said(i % size.widthPx, Math.floor(i / size.widthPx)),
  );

/** Somebody in the middle, from the hair down. */
const somebody: Said = (x, y) => (Math.abs(x - 60) < 30 && y > 20 ? 1 : 0);

function joined({ net = somebody, people = somebody, person = somebody, inner = somebody }) {
  const opinions = { net: plane(net), people: plane(people), person: plane(person) };
  const alpha = joinNets(opinions, { inner: plane(inner), near: new Float32Array() }, head, size);
  return (x: number, y: number) => alpha[y * size.widthPx + x]!;
}

const nowhere: Said = () => 0;

describe('joinNets', () => {
  it('leaves what all agree on', () => {
    const alpha = joined({});
    expect(alpha(60, 60)).toBe(1);
    expect(alpha(10, 60)).toBe(0);
  });

  it('takes furniture away that only the matting net takes for somebody', () => {
    const shelf: Said = (x, y) => (x > 100 && y < 90 ? 1 : somebody(x, y));
    expect(joined({ net: shelf })(110, 60)).toBe(0);
  });

  it('takes away what begins beside the person and goes on far behind, and leaves strands that end there', () => {
    const train: Said = (x, y) => (x >= 90 && y > 40 && y < 70 ? 0.9 : somebody(x, y));
    const lock: Said = (x, y) => (x >= 90 && x < 100 && y === 60 ? 0.9 : somebody(x, y));
    const doubtful: Said = (x, y) => (x >= 90 && y < 90 ? 0.6 : somebody(x, y));
    expect(joined({ net: train, person: doubtful })(92, 60)).toBe(0);
    expect(joined({ net: lock, person: doubtful })(92, 60)).toBeGreaterThan(0.4);
  });

  it('leaves no veil of a wall where the mask errs, and strands that are sure', () => {
    const mask: Said = (x, y) => (x > 96 && y < 90 ? 1 : somebody(x, y));
    const veil: Said = (x, y) => (x > 100 && y < 90 ? 0.4 : somebody(x, y));
    const strand: Said = (x, y) => (x > 88 && y === 60 ? 1 : somebody(x, y));
    expect(joined({ net: veil, person: mask })(110, 60)).toBe(0);
    expect(joined({ net: strand, person: mask })(110, 60)).toBeCloseTo(0.6);
  });

  it('is in doubt beside the person, where only one of the two sees hair', () => {
    const curls: Said = (x, y) => (x < 93 && x > 60 && y > 40 && y < 80 ? 1 : somebody(x, y));
    const [byNet, byPeople] = [joined({ net: curls })(90, 60), joined({ people: curls })(90, 60)];
    for (const alpha of [byNet, byPeople]) {
      expect(alpha).toBeGreaterThan(0.2);
      expect(alpha).toBeLessThan(0.95);
    }
    expect(byPeople).toBeGreaterThan(byNet);
  });

  it('gives back the shirt that the net that knows people dropped', () => {
    const shirtless: Said = (x, y) => (y > 100 ? 0 : somebody(x, y));
    expect(joined({ people: shirtless })(60, 130)).toBe(1);
    expect(joined({ people: shirtless, inner: nowhere })(60, 130)).toBe(1);
    expect(joined({ people: shirtless, inner: nowhere, person: nowhere })(60, 130)).toBeLessThan(0.5);
  });

  it('gives nothing back above the shirt', () => {
    const gap: Said = (x, y) => (y > 60 && y < 80 && x > 70 ? 0 : somebody(x, y));
    expect(joined({ people: gap })(80, 70)).toBeCloseTo(0.6);
  });
});
