import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { normalDeviates } from '../../fixtures/faults/random.ts';
import { faceAxes } from '../face/face-axes.ts';
import { faceView } from '../face/face-view.ts';
import type { Raster } from '../raster/raster.ts';
import { drawnSource, repainted } from './original/drawn-source.fixture.ts';
import type { SourceView } from './original/source-view.ts';
import { measureSharpness } from './sharpness.ts';

let source: SourceView;
beforeAll(async () => {
  source = await drawnSource();
});

function edgeWidth(given: SourceView, picture: Raster) {
  return sharpnessOf(given, picture).edgeWidthShare;
}

function sharpnessOf({ mesh }: SourceView, picture: Raster) {
  return measureSharpness(faceView({ picture, mesh, matte: null, covered: null, painted: false }));
}

async function resized({ picture: { data, widthPx, heightPx }, mesh }: SourceView, factor: number) {
  const { data: small, info } = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(Math.round(widthPx * factor), Math.round(heightPx * factor))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { data: small, widthPx: info.width, heightPx: info.height };
  return edgeWidth({ ...source, mesh: { xyz: mesh.xyz.map((v) => v * factor) } }, picture);
}

async function blurred({ picture }: SourceView, sigmaPx: number): Promise<Raster> {
  const { data, widthPx, heightPx } = picture;
  const raw = { width: widthPx, height: heightPx, channels: 3 } as const;
  return { ...picture, data: await sharp(data, { raw }).blur(sigmaPx).raw().toBuffer() };
}

/** Motion blur: each pixel is the mean of `lengthPx` pixels along its row or column. */
function shaken(given: SourceView, lengthPx: number, isVertical: boolean): Raster {
  const { data, widthPx, heightPx } = given.picture;
  return repainted(given, (_, x, y, c) => {
    let sum = 0;
    for (let k = 0; k < lengthPx; k++) {
      const offset = k - Math.floor(lengthPx / 2);
      const column = Math.min(widthPx - 1, Math.max(0, x + (isVertical ? 0 : offset)));
      const row = Math.min(heightPx - 1, Math.max(0, y + (isVertical ? offset : 0)));
      sum += data[(row * widthPx + column) * 3 + c]!;
    }
    return sum / lengthPx;
  }).picture;
}

/** Strong motion blur removes all detail along it, after which the value remains constant. */
function expectNotDecreasing(values: (number | null | undefined)[]) {
  for (let i = 1; i < values.length; i++) {
    expect(values[i], String(values)).toBeGreaterThanOrEqual(values[i - 1]!);
  }
  expect(values.at(-1), String(values)).toBeGreaterThan(1.3 * values[0]!);
}

function expectRising(values: (number | null | undefined)[]) {
  for (let i = 1; i < values.length; i++) expect(values[i], String(values)).toBeGreaterThan(values[i - 1]!);
}

describe('measureSharpness', () => {
  it('is small for the sharp drawing', () => {
    expect(edgeWidth(source, source.picture)).toBeLessThan(0.03);
  });

  it('increases with every step of defocus blur', async () => {
    const widths = [edgeWidth(source, source.picture)];
    for (const sigmaPx of [1, 2, 3, 5, 8]) widths.push(edgeWidth(source, await blurred(source, sigmaPx)));
    expectRising(widths);
    expect(widths.at(-1)).toBeGreaterThan(0.05);
  });

  it('shows by the softer eye that half of the face is blurred', async () => {
    const soft = await blurred(source, 6);
    const middle = faceAxes(source.mesh).eyeMidpoint.x;
    const half = repainted(source, (byte, x, y, c) =>
      x > middle ? soft.data[(y * soft.widthPx + x) * 3 + c]! : byte,
    ).picture;
    const [sharp, ofHalf] = [source.picture, half].map((picture) => sharpnessOf(source, picture));
    expect(sharp!.softerEdgeWidthShare).toBeLessThan(0.043);
    expect(ofHalf!.softerEdgeWidthShare).toBeGreaterThan(0.05);
    expect(ofHalf!.edgeWidthShare).toBeLessThan(0.04);
  });

  it.each([
    ['horizontal', false],
    ['vertical', true],
  ])('increases with %s motion blur', (_, isVertical) => {
    expectNotDecreasing(
      [3, 7, 21].map((lengthPx) => edgeWidth(source, shaken(source, lengthPx, isVertical))),
    );
  });

  it('does not take noise for detail, even with faint edges', async () => {
    const deviate = normalDeviates(3);
    const faint = repainted(source, (byte) => 60 + byte / 5);
    const soft = await blurred(faint, 5);
    const noisy = { ...soft, data: soft.data.map((byte) => Math.round(byte + 2 * deviate())) };
    expect(edgeWidth(source, noisy)).toBeGreaterThan(0.8 * edgeWidth(source, soft)!);
  });

  it('does not depend on contrast', () => {
    const faint = repainted(source, (byte) => 90 + byte / 4);
    const width = edgeWidth(source, source.picture)!;
    expect(Math.abs(edgeWidth(source, faint.picture)! - width)).toBeLessThan(0.004);
  });

  it('is null for a face whose pixels are as wide as the edges to measure', async () => {
    const { widthPx } = source.picture;
    expect(await resized(source, 0.6)).toBeLessThan(0.04);
    expect(await resized(source, 100 / widthPx)).toBeNull();
  });
});
