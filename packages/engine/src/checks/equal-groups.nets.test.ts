import type { CheckId, Natives, Verdict } from '@vesika/report';
import { beforeAll, describe, expect, it } from 'vitest';
import { originalFaults } from '../../fixtures/faults/original-faults.ts';
import { bytesOf } from '../../fixtures/faults/saved.ts';
import type { Scene } from '../../fixtures/faults/scene.ts';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { havePortraits, portraitsOf, readPortrait } from '../../fixtures/shared-portraits.ts';
import { decodeFinished } from '../decode/decode.ts';
import { faceView } from '../face/face-view.ts';
import { measureEyes } from '../measure/eyes/eyes.ts';
import { measureIrises } from '../measure/eyes/irises.ts';
import { measureEyeWhite } from '../measure/light/eye-white.ts';
import { measureFaceColour } from '../measure/light/face-colour.ts';
import { measureFaceLight } from '../measure/light/face-light.ts';
import { measureSource } from '../measure/original/source-natives.ts';
import { wholeSource } from '../measure/original/source-view.ts';
import { measureSharpness } from '../measure/sharpness.ts';
import type { Sessions } from '../nets/sessions.ts';
import { locateFace } from '../observe/locate-face.ts';
import { findings } from './findings.fixture.ts';
import { runChecks } from './index.ts';

/** People whose portraits were not used to choose a limit. */
const groups = {
  black: ['062', '096'],
  'east Asian': ['024', '034'],
  'west Asian': ['006', '066'],
  white: ['004', '012'],
};

/** The check must notice each fault in every group; the two people of a group alternate. */
const noticed = [
  'defocus-3px',
  'defocus-4px-noise',
  'motion-18px-noise',
  'enlarged-3x',
  'plaster-over-eye',
  'tungsten',
  'green',
  'two-coloured-light',
  'hat-shadow',
  'side-nearly-black',
  'print-fills-frame',
  'selfie-15cm',
  'eyes-62-closed',
];
const people = Object.entries(groups).flatMap(([group, ids]) =>
  ids.map((id, turn) => ({ group, id, faults: noticed.filter((_, index) => index % ids.length === turn) })),
);
const checked: readonly CheckId[] = [
  'sharpness',
  'upscaling',
  'eyes-open',
  'natural-colour',
  'illumination-uniformity',
  'photo-of-photo',
];

const there = havePortraits && portraitsOf('london').length > 0;
let sessions: Sessions;
beforeAll(async () => {
  sessions = await openedSessions();
});

async function verdictsOn(scene: Scene): Promise<Partial<Record<CheckId, Verdict>>> {
  const bytes = await bytesOf(scene);
  const picture = await decodeFinished(bytes);
  const { mesh } = await locateFace<'output'>(picture, sessions);
  const view = faceView({ picture, mesh, matte: null, covered: null, painted: false });
  const natives: Natives = Object.assign(
    measureSource(wholeSource({ bytes, exif: null, picture, mesh: { xyz: mesh.xyz } })),
    ...[
      measureEyeWhite,
      measureEyes,
      measureFaceColour,
      measureFaceLight,
      measureIrises,
      measureSharpness,
    ].map((measure) => measure(view)),
  );
  const found = runChecks(findings({ natives }, { interEyePx: view.axes.interEyePx, enlargement: 1 }));
  return Object.fromEntries(found.map(({ id, verdict }) => [id, verdict]));
}

describe.skipIf(!there).each(people)(
  'of person $id, $group (needs ../shared/portraits)',
  ({ id, faults }) => {
    let scene: Scene;
    beforeAll(async () => {
      const picture = await decodeFinished(readPortrait(`london/${id}_neutral.jpg`));
      const { mesh } = await locateFace<'output'>(picture, sessions);
      scene = { picture, mesh, matte: { alpha: new Uint8Array(), widthPx: 0, heightPx: 0 } };
    });

    it('no check doubts the untouched portrait', async () => {
      const verdicts = await verdictsOn(scene);
      expect(checked.filter((check) => verdicts[check] !== 'pass')).toEqual([]);
    });

    it.each(faults)('the check notices %s', async (fault) => {
      const { apply, checks } = originalFaults.find((one) => one.id === fault)!;
      const verdicts = await verdictsOn(await apply(scene));
      expect(
        checks.map((check) => verdicts[check]).filter((verdict) => verdict && verdict !== 'pass'),
      ).not.toEqual([]);
    });
  },
);
