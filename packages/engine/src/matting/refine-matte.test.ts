import { expect, it } from 'vitest';
import type { FaceMesh } from '../geometry/spaces.ts';
import type { RefinerInput, RefinerNet } from '../nets/refiner.ts';
import { refineMatte } from './refine-matte.ts';

const size = { widthPx: 40, heightPx: 50 };
const count = size.widthPx * size.heightPx;
const view = { data: new Uint8Array(3 * count).fill(128), ...size };
const mesh = { xyz: new Float32Array(3 * 478) } as FaceMesh<'portrait'>;

it('passes the refiner a picture whose sides are multiples of 32, and cuts its answer back', async () => {
  const { net, inputs } = refinerAnswering(0.5);
  const alpha = await alphaOf(view, mattes(0.5), mesh, net);
  expect(alpha).toHaveLength(count);
  const [{ picture, mattes: given, colours, belowChin, size: padded }] = inputs as [RefinerInput];
  expect(padded).toEqual({ widthPx: 96, heightPx: 96 });
  expect(picture).toHaveLength(3 * 96 * 96);
  expect(picture.every((level) => Math.abs(level - 128 / 255) < 1e-6)).toBe(true);
  expect(given).toHaveLength(3 * 96 * 96);
  expect(colours).toHaveLength(6 * 24 * 24);
  expect(belowChin).toHaveLength(96 * 96);
  expect(belowChin[0]).toBe(0);
});

it('makes nearly 0 and nearly 1 exact', async () => {
  expect(new Set(await alphaOf(view, mattes(0.5), mesh, refinerAnswering(0.02).net))).toEqual(new Set([0]));
  expect(new Set(await alphaOf(view, mattes(0.5), mesh, refinerAnswering(0.98).net))).toEqual(new Set([1]));
});

it('never removes what all three nets mark as person', async () => {
  const refined = await alphaOf(view, mattes(0.97), mesh, refinerAnswering(0).net);
  for (const share of refined) expect(share).toBeGreaterThan(0.7);
  const doubted = { ...mattes(0.97), rvm: map(0.5) };
  expect(new Set(await alphaOf(view, doubted, mesh, refinerAnswering(0).net))).toEqual(new Set([0]));
});

it('leaves no seam where two bands answer differently', async () => {
  const tall = { data: new Uint8Array(3 * 40 * 512).fill(128), widthPx: 40, heightPx: 512 };
  let answer = 0;
  const net: RefinerNet = {
    run: async ({ size: { widthPx, heightPx } }) => {
      answer += 0.3;
      return new Float32Array(widthPx * heightPx).fill(answer);
    },
  };
  const alpha = await alphaOf(tall, mattes(0.5), mesh, net);
  const column = Array.from({ length: 512 }, (_, y) => alpha[40 * y + 20]!);
  expect(column[511]! - column[0]!).toBeGreaterThan(0.25);
  for (let y = 1; y < 512; y++) expect(column[y]! - column[y - 1]!).toBeLessThan(0.02);
});

it('disputes what one of IS-Net and RVM sees', async () => {
  const { net } = refinerAnswering(0.5);
  const disputedBy = async (isNet: number, rvm: number) => {
    const { disputed } = await refineMatte(
      view,
      { ...mattes(1), isNet: map(isNet), rvm: map(rvm) },
      mesh,
      net,
    );
    return disputed[0]!;
  };
  expect(await disputedBy(1, 0)).toBe(1);
  expect(await disputedBy(0, 1)).toBe(1);
  expect(await disputedBy(1, 1)).toBe(0);
  expect(await disputedBy(0.5, 0.5)).toBe(0);
});

it('asks the refiner nothing where IS-Net and RVM agree', async () => {
  const { net, inputs } = refinerAnswering(0.5);
  expect(new Set(await alphaOf(view, mattes(1), mesh, net))).toEqual(new Set([1]));
  expect(new Set(await alphaOf(view, mattes(0), mesh, net))).toEqual(new Set([0]));
  expect(inputs).toEqual([]);
});

async function alphaOf(...input: Parameters<typeof refineMatte>): Promise<Float32Array> {
  return (await refineMatte(...input)).alpha;
}

function refinerAnswering(alpha: number): { net: RefinerNet; inputs: RefinerInput[] } {
  const inputs: RefinerInput[] = [];
  const run = async (input: RefinerInput) => {
    inputs.push(input);
    return new Float32Array(input.size.widthPx * input.size.heightPx).fill(alpha);
  };
  return { net: { run }, inputs };
}

function mattes(value: number) {
  return { isNet: map(value), rvm: map(value), personMask: map(value) };
}

function map(value: number) {
  return { values: new Float32Array(20 * 25).fill(value), widthPx: 20, heightPx: 25 };
}
