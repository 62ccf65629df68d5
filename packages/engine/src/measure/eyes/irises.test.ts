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

function seen(picture: Raster) {
  return measureIrises(faceView({ picture, mesh: source.mesh, matte: null, covered: null, painted: false }));
}

const scene = () => ({
  picture: source.picture,
  mesh: { xyz: source.mesh.xyz },
  matte: { alpha: new Uint8Array(), widthPx: 0, heightPx: 0 },
});

describe('measureIrises', () => {
  it('sees contrast in open eyes, and the light mirrored in them', () => {
    const open = seen(source.picture);
    expect(open.irisContrast).toBeGreaterThan(0.7);
    expect(open.catchLightProminence).toBeGreaterThan(0.72);
  });

  it('sees next to no contrast and no mirrored light where one eye is under a plaster', () => {
    const covered = seen(plasterOverEye(scene()).picture);
    expect(covered.irisContrast).toBeLessThan(0.2);
    expect(covered.catchLightProminence).toBeLessThan(0.4);
  });
});
