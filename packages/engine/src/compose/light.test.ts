import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../../fixtures/portrait/draw-portrait.ts';
import { applyLight } from './light.ts';

const drawn = drawPortrait({ widthPx: 120, heightPx: 160 });

describe('applyLight', () => {
  const balance = { exposureEv: 0, gains: [0.7, 1.05, 1.8], changes: [] } as const;
  const litBytes = (...rgb: [number, number, number]) => [
    ...applyLight(Uint8Array.from(rgb), { ...balance, changes: [] }),
  ];

  it('returns the same bytes when nothing changes', () => {
    const plan = { exposureEv: 0, gains: [1, 1, 1], changes: [] } as const;
    expect(applyLight(drawn.data, { ...plan, changes: [] })).toBe(drawn.data);
  });

  it('keeps the colour of clipped pixels, which no longer show the colour of the light', () => {
    expect(litBytes(255, 255, 255)).toEqual([255, 255, 255]);
    expect(litBytes(255, 250, 225)).toEqual([255, 250, 225]);
    expect(litBytes(120, 100, 70)).toEqual([101, 102, 93]);
  });

  it('darkens nothing when it brightens', () => {
    const lifted = applyLight(drawn.data, { exposureEv: 1, gains: [1, 1, 1], changes: [] });
    expect(lifted.every((byte, at) => byte >= drawn.data[at]!)).toBe(true);
  });
});
