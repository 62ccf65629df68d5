import type { Check } from '@vesika/report';
import { smileAllowed } from '@vesika/requirements/policies';
import { standardLimit } from '../limits/photo-limits.ts';
import { smileSureFrom } from '../limits/smile.ts';
import { halfUnseen } from './coverings.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { atMost, type JudgesOf, judge, settled } from './judge.ts';

export const mouthJudges: JudgesOf<'mouth'> = {
  'mouth-closed': mouthClosed,
  'expression-neutrality': expressionNeutrality,
  'mouth-occlusion-prevention': mouthOcclusionPrevention,
};

/**
 * Judges the widest gap between the lips relative to the eye-to-chin distance. Slightly parted lips, between the
 * two limits, are undetermined.
 */
export function mouthClosed({ natives }: EarlyFindings): Check {
  return judge('mouth-closed', {
    // Measured: closed lips up to 0.011, parted lips from 0.036, laughs from 0.08.
    opening: atMost(natives.mouthOpenness, 0.025, {
      failAbove: 0.045,
      problem: 'open',
      source: standardLimit('ISO/IEC 39794-5, mouth closed, no teeth visible'),
    }),
  });
}

/**
 * Judges a smile. The record says whether a smile is allowed; if it is, only an open mouth is a fault, which
 * `mouth-closed` judges. If the record says nothing, the standard applies.
 */
export function expressionNeutrality({ natives, answers, requirement, limits }: EarlyFindings): Check {
  const maySmile = smileAllowed(requirement);
  const measured = judge('expression-neutrality', {
    // Measured: neutral faces that look straight ahead reach 0.16, most broad smiles exceed 0.9, and slight
    // smiles fall in between.
    smile: atMost(natives.smileProbability, maySmile ? null : 0.3, {
      failAbove: maySmile ? null : smileSureFrom,
      problem: 'smiling',
      source: maySmile === null ? neutral : limits.record,
    }),
  });
  return settled(measured, answers['expression-neutrality'], {
    neutral: null,
    smiling: maySmile ? null : 'smiling',
  });
}

const neutral = standardLimit('ISO/IEC 39794-5, neutral expression');

/**
 * Judges what covers the lips. If only a part may be covered, the person is asked.
 *
 * Out:    null if half the face is not seen.
 */
export function mouthOcclusionPrevention({ natives, measures, answers }: Findings): Check | null {
  if (halfUnseen(measures)) return null;
  const measured = judge('mouth-occlusion-prevention', {
    // Uncovered lips stay below 0.1, whatever their colour and whatever beard surrounds them.
    area: atMost(natives.mouthHiddenShare, 0.1, {
      failAbove: 0.7,
      problem: 'covered',
      source: standardLimit('ISO/IEC 29794-5, MouthOcclusionPrevention'),
    }),
  });
  return settled(measured, answers['mouth-occlusion-prevention'], { free: null, covered: 'covered' });
}
