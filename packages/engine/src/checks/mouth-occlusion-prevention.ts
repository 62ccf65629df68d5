import { standardLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';

const mouthHiddenMax = 0.2;
const mouthHiddenFailMin = 0.6;

/**
 * Lips that could not be lips fail; lips that do not stand out, as behind a hand or in poor light, are asked about.
 */
export function mouthOcclusionPrevention({ natives, answers }: Findings): Check {
  const measured = judge({
    id: 'mouth-occlusion-prevention',
    value: natives.mouthHiddenShare,
    limit: { min: null, max: mouthHiddenMax },
    failBeyond: { max: mouthHiddenFailMin },
    unit: 'share',
    source: standardLimit('ISO/IEC 29794-5, MouthOcclusionPrevention'),
    problems: { high: 'covered' },
  });
  const answer = answers['mouth-occlusion-prevention'];
  if (measured.verdict !== 'undetermined' || !answer) return measured;
  return stated(measured, answer === 'free' ? null : 'covered');
}
