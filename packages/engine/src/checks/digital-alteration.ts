import { ownLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Half-transparent pixels at a rim already come from cutting out. */
const transparentShareMax = 0.001;
/** A background this even over the noise of the face was painted, or is beyond what the camera could hold. */
const noiseRatioMin = 0.3;
/** Smooth skin under studio light comes close to the first; no skin comes close to the second. */
const skinSmoothingMax = 0.9;
const skinSmoothingFail = 0.98;

/** Of the original, before anything is done here. Says the same whether or not the authority forbids editing. */
export function digitalAlteration({ natives, answers }: Findings): Check {
  const base = { id: 'digital-alteration', source } as const;
  const measured = worstOf([
    judge({
      ...base,
      value: natives.transparentShare,
      limit: { min: null, max: transparentShareMax },
      unit: 'share',
      problems: { high: 'cut-out' },
    }),
    judge({
      ...base,
      value: natives.noiseRatio,
      limit: { min: noiseRatioMin, max: null },
      failBeyond: { min: null },
      unit: 'ratio',
      problems: {},
    }),
    judge({
      ...base,
      value: natives.skinSmoothing,
      limit: { min: null, max: skinSmoothingMax },
      failBeyond: { max: skinSmoothingFail },
      unit: 'share',
      problems: { high: 'smoothed' },
    }),
  ]);
  const answer = answers['digital-alteration'];
  if (measured.verdict !== 'undetermined' || !answer) return measured;
  return stated(measured, answer === 'unaltered' ? null : 'altered');
}

const source = ownLimit('Not edited before it came here');
