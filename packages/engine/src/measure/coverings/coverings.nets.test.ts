import type { CheckId, Natives } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { beforeAll, describe, expect, it } from 'vitest';
import { framedScene } from '../../../fixtures/faults/framed-scene.ts';
import { handOverChin } from '../../../fixtures/faults/laid-over.ts';
import type { Scene } from '../../../fixtures/faults/scene.ts';
import { observedPortrait } from '../../../fixtures/observed-portrait.ts';
import { openedSessions } from '../../../fixtures/opened-nets.ts';
import { havePortraits, readPortrait } from '../../../fixtures/shared-portraits.ts';
import { faceOcclusionPrevention, glasses, lensTint, noHeadCoverings } from '../../checks/coverings.ts';
import { hairOverEyes, redEye } from '../../checks/eyes.ts';
import { findings } from '../../checks/findings.fixture.ts';
import { mouthOcclusionPrevention } from '../../checks/mouth.ts';
import { faceAxes } from '../../face/face-axes.ts';
import { faceView } from '../../face/face-view.ts';
import type { Sessions } from '../../nets/sessions.ts';
import { handPresence } from '../../observe/find-hands.ts';
import { locateFace } from '../../observe/locate-face.ts';
import { measureCoverings } from './coverings.ts';

const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
const checks = [
  glasses,
  lensTint,
  hairOverEyes,
  redEye,
  noHeadCoverings,
  faceOcclusionPrevention,
  mouthOcclusionPrevention,
];
let sessions: Sessions;

const measured = new Map<string, Promise<Natives>>();
/** Natives of a portrait cropped to its frame, measured once. */
function nativesOf(path: string): Promise<Natives> {
  const natives = measured.get(path) ?? measure(path);
  measured.set(path, natives);
  return natives;
}

async function sceneOf(path: string): Promise<Scene> {
  return framedScene(readPortrait(path), await observedPortrait(path, sessions), requirement);
}

async function measure(path: string): Promise<Natives> {
  const { picture, mesh, matte } = await sceneOf(path);
  return {
    ...measureCoverings(faceView<'output'>({ picture, mesh, matte, covered: null, painted: true })),
    ...(await handPresence(picture, mesh, sessions)),
  };
}

async function verdicts(path: string): Promise<Partial<Record<CheckId, string>>> {
  const given = findings({ requirement, natives: await nativesOf(path) });
  return Object.fromEntries(
    checks.flatMap((check) => {
      const judged = check(given);
      return judged ? [[judged.id, judged.verdict]] : [];
    }),
  );
}

describe.skipIf(!havePortraits)('coverings on real faces (needs ../shared/portraits)', () => {
  beforeAll(async () => {
    sessions = await openedSessions();
  });

  it.each([
    'good_single/london_005_neutral.jpg',
    'good_single/london_021_neutral.jpg',
    'good_single/london_025_neutral.jpg',
    'matting_gt/london_044_composite.jpg',
    'matting_gt/london_129_composite.jpg',
  ])('passes every check on %s', async (path) => {
    expect(await verdicts(path)).toEqual({
      glasses: 'pass',
      'hair-over-eyes': 'pass',
      'red-eye': 'pass',
      'no-head-coverings': 'pass',
      'face-occlusion-prevention': 'pass',
      'mouth-occlusion-prevention': 'pass',
    });
  });

  it.each<[string, Partial<Record<CheckId, string>>]>([
    ['glasses_occlusion/azure_glasses_woman.jpg', { glasses: 'pass', 'lens-tint': 'pass' }],
    [
      'glasses_occlusion/navy_hopper_cap_glasses.jpg',
      { glasses: 'pass', 'lens-tint': 'undetermined', 'no-head-coverings': 'undetermined' },
    ],
    ['glasses_occlusion/t2i_sunglasses.jpg', { glasses: 'pass', 'lens-tint': 'fail' }],
    ['children/azure_girl_5.jpg', { 'red-eye': 'fail' }],
  ])('tells clear lenses from dark ones and finds what is wrong: %s', async (path, expected) => {
    expect(await verdicts(path)).toMatchObject(expected);
  });

  it.each(['london/002_neutral.jpg', 'london/062_neutral.jpg'])(
    'is undetermined about fingers of the same skin over the chin of %s',
    async (path) => {
      const bare = await sceneOf(path);
      const { picture } = handOverChin(bare);
      const { mesh } = await locateFace<'output'>(picture, sessions);
      const view = faceView<'output'>({ picture, mesh, matte: bare.matte, covered: null, painted: true });
      const given = findings({ requirement, natives: { ...measureCoverings(view), handPresence: 0 } });
      expect(faceOcclusionPrevention(given)?.verdict).toBe('undetermined');
    },
  );

  it.each(['real/fr_rose1.jpg', 'real/hv_test0.jpg', 'real/hu_stock-teen-6.jpg', 'real/fr_img2.jpg'])(
    'does not take the light of a room on %s for a covering',
    async (path) => {
      expect(await verdicts(path)).toMatchObject({
        glasses: 'pass',
        'hair-over-eyes': 'pass',
        'face-occlusion-prevention': 'pass',
      });
    },
  );

  it('does not call an eye patch hair, and asks what covers the eye', async () => {
    const given = findings({ requirement, natives: await nativesOf('wrecks/08-eye-patch.jpg') });
    expect(hairOverEyes(given)?.verdict).toBe('pass');
    expect(faceOcclusionPrevention(given)).toMatchObject({ verdict: 'undetermined', measure: 'area' });
    expect(given.natives.eyeCoveredShare).toBeGreaterThan(0.9);
  });

  it.each(['07-beige-headscarf', '07b-cream-headscarf'])(
    'is undetermined about a scarf of one colour: %s',
    async (name) => {
      expect(await verdicts(`wrecks/${name}.jpg`)).toMatchObject({ 'no-head-coverings': 'undetermined' });
    },
  );

  it('does not take a beard for an occlusion', async () => {
    expect(await verdicts('good_single/london_092_neutral.jpg')).toMatchObject({
      'face-occlusion-prevention': 'pass',
    });
  });

  it('is undetermined about a head whose matte ends at the forehead, as under white cloth before a white wall', async () => {
    const { picture, mesh, matte } = await sceneOf('good_single/london_021_neutral.jpg');
    const { eyeMidpoint, interEyePx } = faceAxes(mesh);
    const forehead = Math.round(eyeMidpoint.y - interEyePx);
    const alpha = matte.alpha.slice().fill(0, 0, forehead * matte.widthPx);
    const cut = { ...matte, alpha };
    const natives = measureCoverings(faceView({ picture, mesh, matte: cut, covered: null, painted: true }));
    expect(natives.headCoveringStrength).toBeNull();
    expect(noHeadCoverings(findings({ requirement, natives })).verdict).toBe('undetermined');
  });

  it('separates faces with and without glasses by a wide margin', async () => {
    const bare = await nativesOf('good_single/london_025_neutral.jpg');
    const framed = await nativesOf('glasses_occlusion/navy_hopper_cap_glasses.jpg');
    expect(bare.glassesStrength).toBeLessThan(0.2);
    expect(framed.glassesStrength).toBeGreaterThan(0.5);
  });
});
