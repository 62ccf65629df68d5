import type { Check } from '@vesika/report';
import { smileAllowed } from '@vesika/requirements/policies';
import { standardLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { type JudgesOf, judge, settled } from './judge.ts';

export const mouthJudges: JudgesOf<'mouth'> = {
  'mouth-closed': mouthClosed,
  'expression-neutrality': expressionNeutrality,
  'mouth-occlusion-prevention': mouthOcclusionPrevention,
};

/** Measured: closed lips up to 0.011, parted ones from 0.036, laughs from 0.08. */
const closedMax = 0.025;
const openAbove = 0.045;

/**
 * Widest gap between the lips over the distance from eyes to chin. Parted lips between the two limits are
 * undetermined.
 */
export function mouthClosed({ natives }: EarlyFindings): Check {
  return judge({
    id: 'mouth-closed',
    measure: 'opening',
    value: natives.mouthOpenness,
    limit: { min: null, max: closedMax },
    failBeyond: { max: openAbove },
    source: standardLimit('ISO/IEC 39794-5, mouth closed, no teeth visible'),
    problems: { high: 'open' },
  });
}

/** Measured: neutral faces that look straight ahead up to 0.16, most broad smiles from 0.9; slight ones lie between. */
const neutralMax = 0.3;
const smilingAbove = 0.8;

/**
 * The record says whether a smile is allowed; where it is, only an open mouth is a fault, and another check's. Where it
 * says nothing, the standard does.
 */
export function expressionNeutrality({ natives, answers, requirement, limits }: EarlyFindings): Check {
  const maySmile = smileAllowed(requirement);
  const measured = judge({
    id: 'expression-neutrality',
    measure: 'smile',
    value: natives.smileProbability,
    limit: { min: null, max: maySmile ? null : neutralMax },
    failBeyond: { max: maySmile ? null : smilingAbove },
    source: maySmile === null ? neutral : limits.record,
    problems: { high: 'smiling' },
  });
  return settled(measured, answers['expression-neutrality'], {
    neutral: null,
    smiling: maySmile ? null : 'smiling',
  });
}

const neutral = standardLimit('ISO/IEC 39794-5, neutral expression');

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
