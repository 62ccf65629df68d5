import { describe, expect, it } from 'vitest';
import { alignedSizePx } from '../../face/aligned-face.ts';
import { faceAxes, pointOnAxes } from '../../face/face-axes.ts';
import { type FaceTones, toneOf } from '../../face/skin-model.ts';
import { syntheticFace } from '../../face/synthetic-face.fixture.ts';
import { cellCount, cellPlace, type FaceCells } from './face-cells.ts';
import { measureForeignPatches } from './foreign-patches.ts';

const mesh = syntheticFace<'aligned'>({ x: 308, y: 272, interEyePx: 113 });
const axes = faceAxes(mesh);
const skin = [190, 140, 115] as const;
const gauze = [242, 239, 232] as const;
const wallFrom = 308 + 1.25 * 113;
const ear = { right: 1.15, down: 0.3 } as const;

const cells = {
  positions: Float32Array.from({ length: 2 * cellCount }, (_, i) => {
    const { right, down } = cellPlace(i >> 1);
    const { x, y } = pointOnAxes(axes, right, -down);
    return i % 2 === 0 ? x : y;
  }),
  planes: [new Float32Array(cellCount)] as unknown as FaceCells['planes'],
} as FaceCells;

/** A face on which the share of gauze in a pixel depends on its place, inter-eye distances right of and below the eyes. */
function patchesOf(shareAt: (right: number, down: number) => number, given: FaceCells = cells) {
  const data = new Uint8Array(3 * alignedSizePx ** 2);
  for (let i = 0; i < alignedSizePx ** 2; i++) {
    const [x, y] = [(i % alignedSizePx) + 0.5, Math.floor(i / alignedSizePx) + 0.5];
    const share = shareAt(
      (x - axes.eyeMidpoint.x) / axes.interEyePx,
      (y - axes.eyeMidpoint.y) / axes.interEyePx,
    );
    for (let c = 0; c < 3; c++) data[3 * i + c] = skin[c]! + share * (gauze[c]! - skin[c]!);
  }
  const raster = { data, widthPx: alignedSizePx, heightPx: alignedSizePx };
  const tones = { raster, mesh, axes, skin: toneOf(...skin) } as FaceTones;
  return measureForeignPatches(tones, given, (x) => (x < wallFrom ? 255 : 0));
}

describe('pale patches', () => {
  it('are not found on bare skin', () => {
    expect(patchesOf(() => 0)).toEqual({ facePatchEdge: 0, earPatchEdge: 0 });
  });

  it('have a clear edge if something lies on the cheek or the forehead', () => {
    const square = (at: number, from: number) => (right: number, down: number) =>
      Math.abs(right - at) < 0.2 && Math.abs(down - from) < 0.15 ? 1 : 0;
    expect(patchesOf(square(0.6, 0.7)).facePatchEdge).toBeGreaterThan(0.25);
    expect(patchesOf(square(0, -0.7)).facePatchEdge).toBeGreaterThan(0.25);
  });

  it('have none if light shines on the skin', () => {
    const shine = (right: number, down: number) => Math.exp(-((right - 0.6) ** 2 + (down - 0.7) ** 2) / 0.12);
    expect(patchesOf(shine).facePatchEdge).toBeLessThan(0.12);
  });

  it('are found in an ear, and a pale wall behind it is none', () => {
    const wall = (right: number) => (right > 1.25 ? 0.6 : 0);
    const bud = (right: number, down: number) =>
      Math.hypot(right - ear.right, down - ear.down) < 0.13 ? 1 : wall(right);
    expect(patchesOf(wall).earPatchEdge).toBe(0);
    expect(patchesOf(bud).earPatchEdge).toBeGreaterThan(0.2);
  });

  it('are not sought in hard light, whose reflections have edges', () => {
    const light = Float32Array.from({ length: cellCount }, (_, cell) => Math.sign(cellPlace(cell).right));
    const planes = [light] as unknown as FaceCells['planes'];
    expect(patchesOf(() => 0, { ...cells, planes })).toEqual({ facePatchEdge: null, earPatchEdge: null });
  });
});
