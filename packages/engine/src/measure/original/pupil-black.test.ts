import { beforeAll, describe, expect, it } from 'vitest';
import { faceAxes } from '../../face/face-axes.ts';
import { drawnSource, repainted } from './drawn-source.fixture.ts';
import { measurePupilBlack } from './pupil-black.ts';
import type { SourceView } from './source-view.ts';

let source: SourceView;
beforeAll(async () => {
  source = await drawnSource();
});

describe('measurePupilBlack', () => {
  it('increases with raised black levels, as on paper and screens', () => {
    const veiled = [0, 20, 40, 60].map((veil) =>
      repainted(source, (byte) => veil + (byte * (255 - veil)) / 255),
    );
    const ratios = veiled.map((view) => measurePupilBlack(view).pupilBlackRatio!);
    for (let i = 1; i < ratios.length; i++) expect(ratios[i], String(ratios)).toBeGreaterThan(ratios[i - 1]!);
    expect(ratios[0]).toBeLessThan(0.045);
    expect(ratios.at(-1)).toBeGreaterThan(0.045);
  });

  it('finds black in either eye, down to small spots', () => {
    const { widthPx, heightPx, data } = source.picture;
    const { eyeImageLeft, eyeImageRight } = faceAxes(source.mesh);
    const pale = (x: number) => Math.abs(x - eyeImageLeft.x) < Math.abs(x - eyeImageRight.x);
    const oneEyePale = Uint8Array.from(data, (byte, at) =>
      pale(Math.floor(at / 3) % widthPx) ? Math.max(byte, 90) : byte,
    );
    const half = { ...source, picture: { data: oneEyePale, widthPx, heightPx } };
    expect(measurePupilBlack(half).pupilBlackRatio).toBeLessThan(0.045);
    const bothPale = repainted(source, (byte) => Math.max(byte, 90));
    expect(measurePupilBlack(bothPale).pupilBlackRatio).toBeGreaterThan(0.09);
  });

  it('finds black hair when the pupils are pale, and none under a veil', () => {
    const { widthPx, data } = source.picture;
    const { eyeMidpoint, interEyePx } = faceAxes(source.mesh);
    const isNearEyes = (at: number) => {
      const [x, y] = [Math.floor(at / 3) % widthPx, Math.floor(at / 3 / widthPx)];
      return Math.abs(x - eyeMidpoint.x) < interEyePx && Math.abs(y - eyeMidpoint.y) < 0.3 * interEyePx;
    };
    const paleEyes = Uint8Array.from(data, (byte, at) => (isNearEyes(at) ? Math.max(byte, 90) : byte));
    const { pupilBlackRatio, headBlackRatio } = measurePupilBlack({
      ...source,
      picture: { ...source.picture, data: paleEyes },
    });
    expect(pupilBlackRatio).toBeGreaterThan(0.05);
    expect(headBlackRatio).toBeLessThan(0.05);
    const veiled = repainted(source, (byte) => 70 + (byte * 185) / 255);
    expect(measurePupilBlack(veiled).headBlackRatio).toBeGreaterThan(0.05);
  });

  it('does not increase with underexposure', () => {
    const dark = repainted(source, (byte) => byte * 0.5);
    expect(measurePupilBlack(dark).pupilBlackRatio).toBeLessThan(0.045);
  });

  it('is null for eyes outside the picture', () => {
    const xyz = source.mesh.xyz.map((value) => value + 5000);
    expect(measurePupilBlack({ ...source, mesh: { xyz } }).pupilBlackRatio).toBeNull();
  });
});
