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

/** Measured: closed lips up to 0.011, parted lips from 0.036, laughs from 0.08. */
const closedMax = 0.025;
const openAbove = 0.045;

/**
 * Judges the widest gap between the lips relative to the eye-to-chin distance. Slightly parted lips, between the
 * two limits, are undetermined.
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

/**
 * Measured: neutral faces that look straight ahead reach 0.16, most broad smiles exceed 0.9, and slight smiles
 * fall in between.
 */
const neutralMax = 0.3;
const smilingAbove = 0.8;

/**
 * Judges a smile. The record says whether a smile is allowed; if it is, only an open mouth is a fault, which
 * `mouth-closed` judges. If the record says nothing, the standard applies.
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

/** Uncovered lips stay below this, whatever their colour and whatever beard surrounds them. */
const mouthHiddenMax = 0.1;
const mouthHiddenFailMin = 0.7;

/** Judges what covers the lips. If only a part may be covered, the person is asked. */
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
