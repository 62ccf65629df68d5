import { standardLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';
import { mouthHiddenMax } from './mouth-occlusion-prevention.ts';

const hiddenMax = 0.04;
const hiddenFailMin = 0.3;
/** Above it a line on a cheek may be a finger's outline; it may as well be a fold or the rim of a beard. */
const cheekEdgeMax = 0.3;

/**
 * A face passes when every place sampled from below the eyes to the chin has the person's own skin, the lips stand
 * out where they belong, and no line crosses the cheeks: 10 of 12 good portraits do, a smile and a beard are asked
 * about. A hand of the same skin that casts no shadow is not seen by this, nor by anything else here.
 */
export function faceOcclusionPrevention({ natives, answers }: Findings): Check {
  const measured = judge({
    id: 'face-occlusion-prevention',
    value: natives.faceHiddenShare,
    limit: { min: null, max: hiddenMax },
    failBeyond: { max: hiddenFailMin },
    unit: 'share',
    source: standardLimit('ISO/IEC 29794-5, FaceOcclusionPrevention'),
    problems: { high: 'covered' },
  });
  const isPlain =
    (natives.mouthHiddenShare ?? 1) <= mouthHiddenMax && (natives.faceEdgeStrength ?? 1) <= cheekEdgeMax;
  if (measured.verdict === 'fail' || (measured.verdict === 'pass' && isPlain)) return measured;
  const answer = answers['face-occlusion-prevention'];
  if (answer) return stated(measured, answer === 'free' ? null : 'covered');
  return { ...measured, verdict: 'undetermined', advice: 'face-occlusion-prevention.undetermined' };
}
