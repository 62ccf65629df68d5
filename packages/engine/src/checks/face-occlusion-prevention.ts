import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';

const hiddenMax = 0.04;
const hiddenFailMin = 0.3;

/**
 * Never a pass from the picture alone: cloth and masks are seen where the face should have the person's own skin,
 * but a hand of that very skin is not seen by this, nor by anything else here. So it is asked.
 */
export function faceOcclusionPrevention({ natives, answers }: Findings): Check {
  const measured = judge({
    id: 'face-occlusion-prevention',
    measure: 'area',
    value: natives.faceHiddenShare,
    limit: { min: null, max: hiddenMax },
    failBeyond: { max: hiddenFailMin },
    source: standardLimit('ISO/IEC 29794-5, FaceOcclusionPrevention'),
    problems: { high: 'covered' },
  });
  if (measured.verdict === 'fail') return measured;
  const answer = answers['face-occlusion-prevention'];
  if (answer) return stated(measured, answer === 'free' ? null : 'covered');
  return { ...measured, verdict: 'undetermined', advice: 'face-occlusion-prevention.undetermined' };
}
