import type { CheckId, Verdict } from '@vesika/report';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { havePortraits, portraitsOf, readPortrait } from '../../fixtures/shared-portraits.ts';
import { decode } from '../decode/decode.ts';
import { faceView } from '../face/face-view.ts';
import { measureSource } from '../measure/original/source-natives.ts';
import { wholeSource } from '../measure/original/source-view.ts';
import { measureSharpness } from '../measure/sharpness.ts';
import type { Sessions } from '../nets/sessions.ts';
import { locateFace } from '../observe/locate-face.ts';
import { white } from '../raster/rgb.ts';
import { findings } from './findings.fixture.ts';
import { runChecks } from './index.ts';

const judgedHere: readonly CheckId[] = [
  'sharpness',
  'compression-artifacts',
  'photo-of-photo',
  'digital-alteration',
];

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openedSessions();
});

/** Verdicts on a portrait that is both original and finished file. */
async function verdictsOf(path: string): Promise<Partial<Record<CheckId, Verdict>>> {
  const bytes = readPortrait(path);
  const { raster: picture, transparentShare } = await decode(bytes, white);
  const { mesh } = await locateFace<'source'>(picture, sessions);
  const view = faceView({ picture, mesh, matte: null, covered: null, painted: false });
  const source = wholeSource({ bytes, exif: null, picture, mesh, transparentShare });
  const natives = { ...measureSource(source), ...measureSharpness(view) };
  const checks = runChecks(findings({ natives }, { interEyePx: view.axes.interEyePx }));
  const judged = checks.filter(({ id }) => judgedHere.includes(id));
  return Object.fromEntries(judged.map(({ id, verdict }) => [id, verdict]));
}

describe.skipIf(!havePortraits)('originals of /shared (needs ../shared/portraits)', () => {
  it.each(portraitsOf('good_single'))(
    '%s is sharp, and neither squeezed, reproduced nor altered',
    async (path) => {
      const verdicts = await verdictsOf(path);
      expect(verdicts).toEqual(Object.fromEntries(judgedHere.map((id) => [id, 'pass'])));
    },
  );

  it.each<[string, CheckId, Verdict]>([
    ['technical/defocus_blur.jpg', 'sharpness', 'fail'],
    ['technical/large_36mp.jpg', 'compression-artifacts', 'undetermined'],
    ['technical/passport_1920s_004121.jpg', 'photo-of-photo', 'undetermined'],
    ['technical/rgba_cutout.png', 'digital-alteration', 'fail'],
    ['technical/over_exposed.jpg', 'digital-alteration', 'undetermined'],
  ])('%s: %s is %s', async (path, id, verdict) => {
    expect((await verdictsOf(path))[id]).toBe(verdict);
  });
});
