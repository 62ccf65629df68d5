import { beforeAll, describe, expect, it } from 'vitest';
import { relit } from '../../fixtures/faults/pixels.ts';
import { observedPortrait } from '../../fixtures/observed-portrait.ts';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { drawPortrait } from '../../fixtures/portrait/draw-portrait.ts';
import { havePortraits } from '../../fixtures/shared-portraits.ts';
import { alignFace } from '../face/aligned-face.ts';
import { transformMesh } from '../geometry/similarity.ts';
import { eyeWhiteTint } from '../measure/light/eye-white.ts';
import { type Hue, hueDistance } from '../measure/light/hue.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Observation } from '../observation/observation.ts';
import { locateFace } from '../observe/locate-face.ts';
import type { LinearRgb } from '../raster/colour.ts';
import { patchOf } from '../raster/patch.ts';
import { applyLight, planOriginalLight } from './light.ts';

type Seen = Pick<Observation, 'patch' | 'face' | 'matte' | 'toPortrait'>;

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openedSessions();
});

function under(gains: LinearRgb, seen: Seen): Seen {
  return { ...seen, patch: { ...seen.patch, raster: relit(seen.patch.raster, () => gains) } };
}

function eyesIn({ patch: { raster, left, top, scaleX }, face }: Seen): Hue {
  const toPatch = { a: scaleX, b: 0, tx: -left * scaleX, ty: -top * scaleX };
  return eyeWhiteTint(alignFace(raster, transformMesh(toPatch, face.mesh)))!;
}

async function drawnSitter(): Promise<Seen> {
  const { truth, ...picture } = drawPortrait({ widthPx: 600, heightPx: 800, clothes: '#d8d8d8' });
  const face = await locateFace<'source'>(picture, sessions);
  return {
    patch: patchOf(picture),
    face,
    matte: truth.matte,
    toPortrait: { a: 1, b: 0, tx: 0, ty: 0 },
  };
}

const lamps = [
  { lamp: 'a bulb', gains: [1.19, 0.82, 0.4] },
  { lamp: 'a green tube', gains: [0.81, 1.06, 0.78] },
  { lamp: 'a violet lamp', gains: [1.05, 0.76, 1.24] },
] as const;

const sitters = [
  { name: 'the drawn sitter', open: drawnSitter, there: true },
  ...['062', '096', '024', '034', '006', '066', '004', '012'].map((id) => ({
    name: `person ${id} (needs ../shared/portraits)`,
    open: (): Promise<Seen> => observedPortrait(`london/${id}_neutral.jpg`, sessions),
    there: havePortraits,
  })),
];

for (const { name, open, there } of sitters) {
  describe.skipIf(!there)(`light on ${name}`, () => {
    let seen: Seen;
    beforeAll(async () => {
      seen = await open();
    });

    it('is left alone when it is neutral and bright enough', () => {
      expect(planOriginalLight(seen).changes).toEqual([]);
    });

    it('is brightened by as much as on everybody else when the picture is dark', () => {
      expect(planOriginalLight(under([0.17, 0.17, 0.17], seen)).changes).toEqual([
        { what: 'exposure', amount: 1, unit: 'EV' },
      ]);
    });

    it.each(lamps)('loses the colour of $lamp, and the report says so', ({ gains }) => {
      const tinted = under(gains, seen);
      const plan = planOriginalLight(tinted);
      expect(plan.changes.map(({ what }) => what)).toEqual(['white-balance']);
      const raster = { ...tinted.patch.raster, data: applyLight(tinted.patch.raster.data, plan) };
      const [before, after] = [tinted, { ...tinted, patch: { ...tinted.patch, raster } }].map((each) =>
        hueDistance(eyesIn(each), eyesIn(seen)),
      );
      expect(after).toBeLessThan(0.35 * before!);
    });
  });
}

describe.skipIf(!havePortraits)('what belongs to the person (needs ../shared/portraits)', () => {
  it.each([
    ['a birthmark', 'wrecks/09-birthmark-turns-white-balance.jpg'],
    ['a beige headscarf', 'wrecks/07-beige-headscarf.jpg'],
    ['reddened eyes and a warm face before a neutral wall', 'real/fr_alex_lacamoire1.jpg'],
    ['a pink dress', 'real/fr_rose1.jpg'],
  ])('%s leaves the rest of the picture as it was', async (_, path) => {
    const seen = await observedPortrait(path, sessions);
    expect(planOriginalLight(seen).changes).toEqual([]);
  });
});
