import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

const tiltMaxDeg = 5;
/** Clothes and matte are good for some degrees. */
const tiltFailMinDeg = 10;

/** Slope of the shoulders, either way; null where the frame shows too little of them. */
export function shoulders({ natives: { shoulderTiltDeg } }: Findings): Check | null {
  if (typeof shoulderTiltDeg !== 'number') return null;
  return judge({
    id: 'shoulders',
    measure: 'angle',
    value: Math.abs(shoulderTiltDeg),
    limit: { min: null, max: tiltMaxDeg },
    failBeyond: { max: tiltFailMinDeg },
    source: standardLimit('ISO/IEC 39794-5, shoulders square to the camera'),
    problems: { high: 'tilted' },
  });
}
