import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Of the skin below the eyes. Bare faces stay below the first, and far below the second. */
const hiddenMax = 0.025;
const hiddenFailMin = 0.45;
/** Bare faces stay below 0.75; hands before a face are above 0.9. */
const handMax = 0.75;

/** A hand is asked about and never fails: it may be that of somebody who holds a small child. */
export function faceOcclusionPrevention({ natives, answers }: Findings): Check {
  const base = { id: 'face-occlusion-prevention', source } as const;
  const measured = worstOf([
    judge({
      ...base,
      measure: 'area',
      value: natives.faceHiddenShare,
      limit: { min: null, max: hiddenMax },
      failBeyond: { max: hiddenFailMin },
      problems: { high: 'covered' },
    }),
    judge({
      ...base,
      measure: 'hand',
      value: natives.handPresence,
      limit: { min: null, max: handMax },
      failBeyond: { max: null },
      problems: {},
    }),
  ]);
  return settled(measured, answers['face-occlusion-prevention'], { free: null, covered: 'covered' });
}

const source = standardLimit('ISO/IEC 29794-5, FaceOcclusionPrevention');
