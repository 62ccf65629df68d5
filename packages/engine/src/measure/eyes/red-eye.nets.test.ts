import { beforeAll, describe, expect, it } from 'vitest';
import { redEye } from '../../../fixtures/faults/eyes.ts';
import type { Scene } from '../../../fixtures/faults/scene.ts';
import { openedSessions } from '../../../fixtures/opened-nets.ts';
import { havePortraits, readPortrait } from '../../../fixtures/shared-portraits.ts';
import { redEye as judgeRedEye } from '../../checks/eyes.ts';
import { findings } from '../../checks/findings.fixture.ts';
import { decodeFinished } from '../../decode/decode.ts';
import { alignFace } from '../../face/aligned-face.ts';
import { faceTonesOf } from '../../face/skin-model.ts';
import type { Sessions } from '../../nets/sessions.ts';
import { locateFace } from '../../observe/locate-face.ts';
import { measureRedEye } from './red-eye.ts';

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openedSessions();
});

async function sceneOf(path: string): Promise<Scene> {
  const picture = await decodeFinished(readPortrait(path));
  const { mesh } = await locateFace<'output'>(picture, sessions);
  return { picture, mesh, matte: { alpha: new Uint8Array(), widthPx: 0, heightPx: 0 } };
}

function verdict({ picture, mesh }: Scene) {
  const { raster, mesh: aligned, hull } = alignFace(picture, mesh);
  return judgeRedEye(findings({ natives: measureRedEye(faceTonesOf(raster, aligned, hull)) }))?.verdict;
}

describe.skipIf(!havePortraits)('red eyes (needs ../shared/portraits)', () => {
  it.each(['canada/114m.jpg', 'canada/149m.jpg', 'london/024_neutral.jpg'])(
    'are found on %s after a flash, and not in the light of the portrait, however warm',
    async (path) => {
      const scene = await sceneOf(path);
      expect(verdict(scene)).toBe('pass');
      expect(verdict(await redEye(scene, 0.6))).toBe('fail');
    },
  );
});
