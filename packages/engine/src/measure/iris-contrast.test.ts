import { beforeAll, describe, expect, it } from 'vitest';
import { plasterOverEye } from '../../fixtures/faults/on-eyes.ts';
import type { Raster } from '../geometry/raster.ts';
import { drawnSource } from './drawn-source.fixture.ts';
import { faceView } from './face-view.ts';
import { measureIrisContrast } from './iris-contrast.ts';
import type { SourceView } from './source-view.ts';

let source: SourceView;
beforeAll(async () => {
  source = await drawnSource();
});

function contrast(picture: Raster): number {
  const view = faceView({ picture, mesh: source.mesh, matte: null, covered: null, painted: false });
  return measureIrisContrast(view).irisContrast!;
}

describe('measureIrisContrast', () => {
  it('is high on open eyes', () => {
    expect(contrast(source.picture)).toBeGreaterThan(0.7);
  });

  it('is next to nothing where one eye is under a plaster', () => {
    const { picture } = plasterOverEye({
      picture: source.picture,
      mesh: { xyz: source.mesh.xyz },
      matte: { alpha: new Uint8Array(), widthPx: 0, heightPx: 0 },
    });
    expect(contrast(picture)).toBeLessThan(0.2);
  });
});
