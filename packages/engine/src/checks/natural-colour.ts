import { standardLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Differences from natural skin that a lamp or a camera makes without anybody noticing. */
const distanceMax = 5;
const distanceFail = 10;

export function naturalColour({ natives }: Findings): Check {
  return judge({
    id: 'natural-colour',
    value: natives.naturalColourDistance,
    limit: { min: null, max: distanceMax },
    failBeyond: { min: null, max: distanceFail },
    unit: 'number',
    source: standardLimit('ISO/IEC 29794-5, NaturalColour'),
    problems: { high: 'colour-cast' },
  });
}
