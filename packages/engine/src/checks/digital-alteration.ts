import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Half-transparent pixels at a rim already come from cutting out. */
const transparentShareMax = 0.001;
/** A background this even over the noise of the face was painted, or is beyond what the camera could hold. */
const noiseRatioMin = 0.3;
/** Skin of people and cameras that smooth by themselves reaches any share, so that this never fails alone. */
const skinSmoothingMax = 0.2;

/**
 * Signs that the original was edited before it came here: cut out, painted behind, smoothed. Says the same whether
 * or not the authority forbids editing; the answer decides where the signs do not.
 */
export function digitalAlteration({ natives, answers }: Findings): Check {
  const base = { id: 'digital-alteration', source } as const;
  const measured = worstOf([
    judge({
      ...base,
      measure: 'transparent',
      value: natives.transparentShare,
      limit: { min: null, max: transparentShareMax },
      problems: { high: 'cut-out' },
    }),
    judge({
      ...base,
      measure: 'noise',
      value: natives.noiseRatio,
      limit: { min: noiseRatioMin, max: null },
      failBeyond: { min: null },
      problems: {},
    }),
    judge({
      ...base,
      measure: 'smoothing',
      value: natives.skinSmoothing,
      limit: { min: null, max: skinSmoothingMax },
      failBeyond: { max: null },
      problems: {},
    }),
  ]);
  return settled(measured, answers['digital-alteration'], { unaltered: null, altered: 'altered' });
}

const source = ownLimit('Not edited before it came here');
