import type { Check } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Standard deviation from which gradients and shadows begin to show on a plain wall. */
export const backgroundDeviationMax = 4;
/** Walls of good studio portraits fall off towards their corners by up to this. */
const backgroundDeviationFail = 8;
/** Plain walls have 20 to 80, with loose hair in front of them; curtains and plants 150 and more. */
const gradientMax = 100;
const gradientFail = 150;

/**
 * How plain the background is, by whichever is worse: how much it varies as a whole, which soft gradients do, or
 * how steep its edges are, which patterns and things behind the person do.
 *
 * Source: ISO/IEC 29794-5, BackgroundUniformity, is the second measure; it names no limit, both are ours.
 */
export function backgroundUniformity({ measures, natives }: Findings): Check {
  const even = judge({
    id: 'background-uniformity',
    measure: 'deviation',
    value: measures.backgroundDeviation,
    limit: { min: null, max: backgroundDeviationMax },
    failBeyond: { min: null, max: backgroundDeviationFail },
    source: ownLimit('A plain background varies by less than 4 of 255'),
    problems: { high: 'uneven' },
  });
  const plain = judge({
    id: 'background-uniformity',
    measure: 'gradient',
    value: natives.backgroundGradient,
    limit: { min: null, max: gradientMax },
    failBeyond: { min: null, max: gradientFail },
    source: standardLimit('ISO/IEC 29794-5, BackgroundUniformity'),
    problems: { high: 'patterned' },
  });
  return worstOf([even, plain]);
}
