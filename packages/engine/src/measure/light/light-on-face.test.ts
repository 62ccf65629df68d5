import { describe, expect, it } from 'vitest';
import { onFace } from '../../../fixtures/faults/on-face.ts';
import { relit } from '../../../fixtures/faults/pixels.ts';
import { ceilingLight } from '../../../fixtures/faults/uneven-light.ts';
import { wireGlasses } from '../../../fixtures/faults/worn.ts';
import { faceView } from '../../face/face-view.ts';
import { faceTones } from '../../face/skin-model.ts';
import type { FaceMesh } from '../../geometry/spaces.ts';
import type { Raster } from '../../raster/raster.ts';
import { measureGlassesBridge } from '../coverings/glasses-bridge.ts';
import { drawnSource } from '../original/drawn-source.fixture.ts';
import { measureEyeWhite } from './eye-white.ts';
import { measureLightFromAbove } from './light-from-above.ts';

const drawn = await drawnSource();
const { picture } = drawn;
const mesh: FaceMesh<'output'> = { xyz: drawn.mesh.xyz };
const matte = {
  alpha: new Uint8Array(picture.widthPx * picture.heightPx).fill(255),
  widthPx: picture.widthPx,
  heightPx: picture.heightPx,
};
const viewOf = (seen: Raster) =>
  faceView({ picture: seen, mesh, matte: null, covered: null, painted: false });
const grey = (gain: number) => relit(picture, () => [gain, gain, gain]);

describe('light from above', () => {
  const stopsOf = (seen: Raster) => measureLightFromAbove(viewOf(seen)).lightFromAboveStops!;
  const shaded = (stops: number) => stopsOf(ceilingLight(stops)({ picture, mesh, matte }).picture);

  it('is measured in the stops by which it falls', () => {
    expect(shaded(2.5) - shaded(0)).toBeGreaterThan(2);
    expect(shaded(2.5) - shaded(0)).toBeLessThan(3);
    expect(shaded(1.2)).toBeGreaterThan(shaded(0) + 0.8);
  });

  it('hardly changes with a birthmark on one cheek', () => {
    const { place } = onFace(mesh);
    const marked = relit(picture, (x, y) => {
      const { right, down } = place(x, y);
      return right > 0.25 && down > 0.1 ? [0.85, 0.2, 0.28] : [1, 1, 1];
    });
    expect(Math.abs(stopsOf(marked) - stopsOf(picture))).toBeLessThan(0.4);
  });

  it('does not depend on the brightness of light and skin', () => {
    expect(Math.abs(stopsOf(grey(0.5)) - stopsOf(picture))).toBeLessThan(0.15);
  });
});

/** Lids of the image-left eye from the inner to the outer corner; the drawn mesh has no lids. */
const lids = {
  upper: [133, 173, 157, 158, 159, 160, 161, 246, 33],
  lower: [133, 155, 154, 153, 145, 144, 163, 7, 33],
};

describe('the white of the eyes', () => {
  it('follows the exposure', () => {
    const { pixel } = onFace(mesh);
    const xyz = Float32Array.from(mesh.xyz);
    for (const [list, up] of [
      [lids.upper, -0.1],
      [lids.lower, 0.1],
    ] as const) {
      for (const [k, index] of list.entries()) {
        const { x, y } = pixel(-0.2 - (0.6 * k) / 8, up * Math.sin((Math.PI * k) / 8));
        xyz.set([x, y], index * 3);
      }
    }
    const whiteOf = (gain: number) => {
      const seen = relit(picture, () => [gain, gain, gain]);
      return measureEyeWhite(
        faceView({ picture: seen, mesh: { xyz }, matte: null, covered: null, painted: false }),
      ).eyeWhiteLight!;
    };
    expect(whiteOf(0.8) / whiteOf(0.4)).toBeGreaterThan(1.9);
    expect(whiteOf(0.8) / whiteOf(0.4)).toBeLessThan(2.1);
  });
});

describe('the bridge of glasses', () => {
  it('is a line across the nose that a bare face lacks', () => {
    const bridgeOn = (seen: Raster) => measureGlassesBridge(faceTones(viewOf(seen)));
    const [bare, worn] = [bridgeOn(picture), bridgeOn(wireGlasses({ picture, mesh, matte }).picture)];
    expect(bare.glassesBridge).toBeLessThan(0.06);
    expect(worn.glassesBridge).toBeGreaterThan(0.1);
    expect(bare.glassesBridgePallor).toBeLessThan(0.02);
    expect(worn.glassesBridgePallor).toBeGreaterThan(0.04);
  });
});
