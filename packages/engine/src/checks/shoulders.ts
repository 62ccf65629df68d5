import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import { framePerInterEyeMin } from '../measure/head/shoulders.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/**
 * Nobody stands like a ruler, clothes fold, and a head held a little askew tilts the shoulders once its eyes are
 * levelled: of two dozen people with odd numbers who stand square to the camera one is beyond.
 */
const tiltMaxDeg = 8;
/** Clothes and matte are good for some degrees. */
const tiltFailMinDeg = 12;

/**
 * Slope of the shoulders, either way; null where the frame shows too little of them, and in doubt where it shows
 * hardly more than the collar.
 */
export function shoulders({ natives: { shoulderTiltDeg }, measures, photo }: Findings): Check | null {
  if (typeof shoulderTiltDeg !== 'number') return null;
  const showsShoulders = photo.widthPx >= framePerInterEyeMin * measures.interEyePx;
  return judge({
    id: 'shoulders',
    measure: 'angle',
    value: Math.abs(shoulderTiltDeg),
    limit: { min: null, max: tiltMaxDeg },
    failBeyond: { max: showsShoulders ? tiltFailMinDeg : null },
    source: standardLimit('ISO/IEC 39794-5, shoulders square to the camera'),
    problems: { high: 'tilted' },
  });
}
