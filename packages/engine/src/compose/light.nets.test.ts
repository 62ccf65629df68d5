import { beforeAll, describe, expect, it } from 'vitest';
import { colouredLight } from '../../fixtures/faults/coloured-light.ts';
import type { Scene } from '../../fixtures/faults/scene.ts';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { drawPortrait } from '../../fixtures/portrait/draw-portrait.ts';
import { havePortraits, readPortrait } from '../../fixtures/shared-portraits.ts';
import { decodeFinished } from '../decode/decode.ts';
import { alignFace } from '../face/aligned-face.ts';
import { castOf, faceHues } from '../measure/light/colour-cast.ts';
import type { Sessions } from '../nets/sessions.ts';
import { locateFace } from '../observe/locate-face.ts';
import type { Raster } from '../raster/raster.ts';
import { applyLight, planLight } from './light.ts';

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openedSessions();
});

async function sceneOf(picture: Raster): Promise<Scene> {
  const { mesh } = await locateFace<'output'>(picture, sessions);
  return { picture, mesh, matte: { alpha: new Uint8Array(), widthPx: 0, heightPx: 0 } };
}

function excessOf({ picture, mesh }: Scene): number {
  return Math.hypot(...castOf(faceHues(alignFace(picture, mesh))!).excess);
}

const lamps = [
  { lamp: 'a bulb', gains: [1.25, 0.86, 0.42] },
  { lamp: 'a green tube', gains: [0.85, 1.12, 0.82] },
  { lamp: 'a violet lamp', gains: [1.1, 0.8, 1.3] },
] as const;

const sitters = [
  {
    name: 'the drawn sitter',
    open: async () => drawPortrait({ widthPx: 600, heightPx: 800 }) as Raster,
    there: true,
  },
  ...['062', '096', '024', '034', '006', '066', '004', '012'].map((id) => ({
    name: `person ${id} (needs ../shared/portraits)`,
    open: () => decodeFinished(readPortrait(`london/${id}_neutral.jpg`)),
    there: havePortraits,
  })),
];

for (const { name, open, there } of sitters) {
  describe.skipIf(!there)(`light on ${name}`, () => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await sceneOf(await open());
    });

    it('keeps the colour of skin in neutral light', () => {
      expect(planLight(scene.picture, scene.mesh).changes.map(({ what }) => what)).not.toContain(
        'white-balance',
      );
    });

    it('leaves a red that no lamp produces, such as irritated eyes in red skin', () => {
      const { picture } = colouredLight(1.5, 0.55, 0.5)(scene);
      expect(planLight(picture, scene.mesh).changes.map(({ what }) => what)).not.toContain('white-balance');
    });

    it.each(lamps)('removes the colour of $lamp and reports it', ({ gains: [red, green, blue] }) => {
      const tinted = colouredLight(red, green, blue)(scene);
      const plan = planLight(tinted.picture, scene.mesh);
      expect(plan.changes.map(({ what }) => what)).toContain('white-balance');
      const data = applyLight(tinted.picture.data, plan);
      expect(excessOf({ ...tinted, picture: { ...tinted.picture, data } })).toBeLessThan(
        0.35 * excessOf(tinted),
      );
    });
  });
}
