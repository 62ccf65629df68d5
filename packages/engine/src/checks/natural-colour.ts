import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Differences from natural skin that a lamp or a camera makes without anybody noticing. */
const distanceMax = 5;
const distanceFail = 10;

/** Distance of the cheeks from the colours of skin, CIELAB. The standard names no limit; the bands are ours. */
export function naturalColour({ natives }: Findings): Check {
  return judge({
    id: 'natural-colour',
    measure: 'distance',
    value: natives.naturalColourDistance,
    limit: { min: null, max: distanceMax },
    failBeyond: { min: null, max: distanceFail },
    source: standardLimit('ISO/IEC 29794-5, NaturalColour'),
    problems: { high: 'colour-cast' },
  });
}
