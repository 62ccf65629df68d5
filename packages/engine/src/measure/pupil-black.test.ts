import { beforeAll, describe, expect, it } from 'vitest';
import { drawnSource, repainted } from './drawn-source.fixture.ts';
import { measurePupilBlack } from './pupil-black.ts';
import type { SourceView } from './source-view.ts';

let source: SourceView;
beforeAll(async () => {
  source = await drawnSource();
});

describe('measurePupilBlack', () => {
  it('rises as black is veiled, as on paper and screens', () => {
    const veiled = [0, 20, 40, 60].map((veil) =>
      repainted(source, (byte) => veil + (byte * (255 - veil)) / 255),
    );
    const ratios = veiled.map((view) => measurePupilBlack(view).pupilBlackRatio!);
    for (let i = 1; i < ratios.length; i++) expect(ratios[i], String(ratios)).toBeGreaterThan(ratios[i - 1]!);
    expect(ratios[0]).toBeLessThan(0.055);
    expect(ratios.at(-1)).toBeGreaterThan(0.055);
  });

  it('does not rise in too little light', () => {
    const dark = repainted(source, (byte) => byte * 0.5);
    expect(measurePupilBlack(dark).pupilBlackRatio).toBeLessThan(0.055);
  });

  it('says nothing of eyes outside the picture', () => {
    const xyz = source.mesh.xyz.map((value) => value + 5000);
    expect(measurePupilBlack({ ...source, mesh: { xyz } }).pupilBlackRatio).toBeNull();
  });
});
