import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';

const mouthHiddenMax = 0.2;
const mouthHiddenFailMin = 0.6;

/**
 * Lips that could not be lips fail; lips that do not stand out, as behind a hand or in poor light, are asked about.
 */
export function mouthOcclusionPrevention({ natives, answers }: Findings): Check {
  const measured = judge({
    id: 'mouth-occlusion-prevention',
    measure: 'area',
    value: natives.mouthHiddenShare,
    limit: { min: null, max: mouthHiddenMax },
    failBeyond: { max: mouthHiddenFailMin },
    source: standardLimit('ISO/IEC 29794-5, MouthOcclusionPrevention'),
    problems: { high: 'covered' },
  });
  return settled(measured, answers['mouth-occlusion-prevention'], { free: null, covered: 'covered' });
}
