import type { Verdict } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { havePortraits, portraitsOf, readPortrait } from '../../fixtures/shared-portraits.ts';
import { decode } from '../decode/decode.ts';
import { faceView } from '../face/face-view.ts';
import { measureEyes } from '../measure/eyes/eyes.ts';
import { measureGaze } from '../measure/eyes/gaze.ts';
import { measureIrises } from '../measure/eyes/irises.ts';
import { headPose } from '../measure/head/head-pose.ts';
import { measureExpression } from '../measure/mouth/expression.ts';
import { measureMouth } from '../measure/mouth/mouth.ts';
import type { Sessions } from '../nets/sessions.ts';
import { locateFace } from '../observe/locate-face.ts';
import { eyesOpen, gaze } from './eyes.ts';
import { findings } from './findings.fixture.ts';
import { headPosePitch, headPoseYaw } from './head.ts';
import { expressionNeutrality, mouthClosed } from './mouth.ts';

const checks = [eyesOpen, gaze, mouthClosed, expressionNeutrality, headPoseYaw, headPosePitch];
const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
/** A broad smile among the good portraits. */
const smiling = 'good_single/usgov_obama_2012.jpg';

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openedSessions();
});

async function verdictsOn(path: string): Promise<Record<string, Verdict>> {
  const { raster } = await decode(readPortrait(path), [255, 255, 255]);
  const face = await locateFace<'output'>(raster, sessions);
  const view = faceView({ picture: raster, mesh: face.mesh, matte: null, covered: null, painted: false });
  const measures = [measureEyes, measureIrises, measureGaze, measureMouth, measureExpression];
  const natives = Object.assign({}, ...measures.map((measure) => measure(view)));
  const found = findings({ natives, requirement }, headPose(face.mesh));
  return Object.fromEntries(checks.map((check) => check(found)!).map(({ id, verdict }) => [id, verdict]));
}

describe.skipIf(!havePortraits)('checks of the face', () => {
  const frontal = portraitsOf('good_single', 'matting_gt').filter((path) => /canada|london/.test(path));

  it.each(frontal)(
    'fail nothing on %s and doubt at most its pitch, however narrow the eyes',
    async (path) => {
      const { 'head-pose-pitch': pitch, ...others } = await verdictsOn(path);
      expect(pitch).not.toBe('fail');
      expect(new Set(Object.values(others))).toEqual(new Set(['pass']));
    },
  );

  it.each([smiling, 'expression_pose/london_107_smile.jpg'])('fail the smile of %s', async (path) => {
    expect(await verdictsOn(path)).toMatchObject({ 'mouth-closed': 'fail', 'expression-neutrality': 'fail' });
  });

  it('fail a turned, raised head that looks aside', async () => {
    const verdicts = await verdictsOn('expression_pose/t2i_tilted_up.jpg');
    expect(verdicts).toMatchObject({ 'head-pose-yaw': 'fail', gaze: 'fail' });
    expect(verdicts['head-pose-pitch']).not.toBe('pass');
  });
});
