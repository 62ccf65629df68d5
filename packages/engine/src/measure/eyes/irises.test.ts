import { beforeAll, describe, expect, it } from 'vitest';
import { plasterOverEye } from '../../../fixtures/faults/on-eyes.ts';
import { faceView } from '../../face/face-view.ts';
import type { Raster } from '../../raster/raster.ts';
import { drawnSource } from '../original/drawn-source.fixture.ts';
import type { SourceView } from '../original/source-view.ts';
import { measureIrises } from './irises.ts';

let source: SourceView;
beforeAll(async () => {
  source = await drawnSource();
});

function measured(picture: Raster) {
  return measureIrises(faceView({ picture, mesh: source.mesh, matte: null, covered: null, painted: false }));
}

const scene = () => ({
  picture: source.picture,
  mesh: { xyz: source.mesh.xyz },
  matte: { alpha: new Uint8Array(), widthPx: 0, heightPx: 0 },
});

describe('measureIrises', () => {
  it('finds contrast and catch-lights in open eyes', () => {
    const open = measured(source.picture);
    expect(open.irisContrast).toBeGreaterThan(0.7);
    expect(open.catchLightProminence).toBeGreaterThan(0.72);
  });

  it('finds little contrast and no catch-light when a plaster covers one eye', () => {
    const covered = measured(plasterOverEye(scene()).picture);
    expect(covered.irisContrast).toBeLessThan(0.2);
    expect(covered.catchLightProminence).toBeLessThan(0.4);
  });
});
