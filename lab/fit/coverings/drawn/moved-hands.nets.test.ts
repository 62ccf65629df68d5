import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../../../packages/engine/fixtures/opened-nets.ts';
import { randomOf } from '../../../../packages/engine/fixtures/random.ts';
import { havePortraits, readPortrait } from '../../../../packages/engine/fixtures/shared-portraits.ts';
import { openOriginal } from '../../../../packages/engine/src/decode/original.ts';
import { alignFace } from '../../../../packages/engine/src/face/aligned-face.ts';
import type { Sessions } from '../../../../packages/engine/src/nets/sessions.ts';
import { handPresence } from '../../../../packages/engine/src/observe/find-hands.ts';
import { locateFace } from '../../../../packages/engine/src/observe/locate-face.ts';
import { openPortraits } from '../open-people.ts';
import { laidOver } from './drawing.ts';
import { type Hand, handOn, photographedHands } from './moved-hands.ts';
import { type Sitter, sitterOf } from './sitter.ts';

describe.skipIf(!havePortraits)('photographed hands placed on faces (needs ../shared/portraits)', () => {
  let sessions: Sessions;
  let hands: Hand[];
  beforeAll(async () => {
    sessions = await openedSessions();
    hands = await photographedHands(sessions);
  });

  async function sitter(path: string): Promise<Sitter> {
    const portrait = openPortraits().find((one) => one.path === path)!;
    const { overview } = await openOriginal(readPortrait(path));
    const { mesh } = await locateFace(overview, sessions);
    return sitterOf({ portrait, stage: 'draft', ...alignFace(overview, mesh), alphaAt: () => 254 });
  }

  it.each(['good_single/london_120_neutral.jpg', 'good_single/london_025_neutral.jpg'])(
    'are mostly detected in front of the face of %s, which has none without them',
    async (path) => {
      const face = await sitter(path);
      expect((await handPresence(face.raster, face.mesh, sessions)).handPresence).toBeLessThan(0.5);
      let seen = 0;
      for (const [i, hand] of hands.entries()) {
        const random = randomOf(`${path} ${i}`);
        const covered = laidOver(face, handOn(face, hand, random), random);
        const natives = await handPresence(covered, face.mesh, sessions);
        if (natives.handPresence! <= 0.75) continue;
        seen++;
        // They are laid on at 2.5 to 3 inter-eye distances; bent fingers and the net's error shorten and lengthen them.
        expect(natives.handLength).toBeGreaterThan(1.8);
        expect(natives.handLength).toBeLessThan(3.8);
      }
      expect(hands.length).toBeGreaterThan(4);
      expect(seen / hands.length).toBeGreaterThan(0.5);
    },
  );
});
