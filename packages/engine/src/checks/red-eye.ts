import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** An eighth of the iris is the pupil in bright light; natural irises show none of that red. */
const redShareMax = 0.08;
const redShareFailMin = 0.15;

/**
 * Flash light thrown back by the inside of the eye: share of the worse iris that glows red.
 *
 * Source: ICAO Doc 9303-3, lighting, asks for no red eyes and names no figure; the limits are ours.
 */
export function redEye({ natives }: Findings): Check {
  return judge({
    id: 'red-eye',
    measure: 'area',
    value: natives.redEyeShare,
    limit: { min: null, max: redShareMax },
    failBeyond: { max: redShareFailMin },
    source: ownLimit('Pupils show no red from the flash'),
    problems: { high: 'red' },
  });
}
