import type { Check } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings } from './findings.ts';
import { judge } from './judge.ts';
import { worstOf } from './worst-of.ts';

const whiteMax = 0.01;
const whiteFail = 0.05;
/** Red clips first on skin, where the luminance does not show it yet. */
const clippedMax = 0.05;
const clippedFail = 0.2;

/** How much of the face is burnt out, by whichever is worse: white, or any one colour at its end. */
export function overExposurePrevention({ natives }: EarlyFindings): Check {
  const white = judge({
    id: 'over-exposure-prevention',
    measure: 'white',
    value: natives.overExposedShare,
    limit: { min: null, max: whiteMax },
    failBeyond: { min: null, max: whiteFail },
    source: standardLimit('ISO/IEC 29794-5, OverExposurePrevention'),
    problems: { high: 'too-bright' },
  });
  const clipped = judge({
    id: 'over-exposure-prevention',
    measure: 'clipped',
    value: natives.channelClippedShare,
    limit: { min: null, max: clippedMax },
    failBeyond: { min: null, max: clippedFail },
    source: ownLimit('At most 5% of the face has a colour at its end'),
    problems: { high: 'too-bright' },
  });
  return worstOf([white, clipped]);
}
