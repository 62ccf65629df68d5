import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';

/** Lips by themselves stay below the first, whatever their colour and whatever grows around them. */
const mouthHiddenMax = 0.1;
const mouthHiddenFailMin = 0.7;

/** Lips under something else fail; where only a part of them may be, the person is asked. */
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
