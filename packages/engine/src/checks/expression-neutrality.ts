import type { Check } from '@vesika/report';
import { smileAllowed } from '@vesika/requirements/policies';
import { standardLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings } from './findings.ts';
import { judge, settled } from './judge.ts';

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
