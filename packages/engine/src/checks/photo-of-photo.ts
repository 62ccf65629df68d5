import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Natural logarithm of power; photographs of people reach 1.6, and 2.2 saved as WEBP. */
const rasterPatternMax = 2.4;
const rasterPatternFail = 3.5;
/** Doors and masts make such lines too, so that they never fail alone. */
const paperEdgeMax = 0.9;
/**
 * Portraits reach 0.03, and one through a veiled lens 0.04, so that this never fails alone; prints have from 0.05.
 * Less is enough in a picture without detail of its own size, which portraits have: screens have from 0.04 there,
 * but of eyes in the dark.
 */
const pupilBlackMax = { detailed: 0.045, coarse: 0.035 } as const;
const detailOfOwnSize = 0.75;

/**
 * Signs that the original shows a print or a screen: a raster that repeats, a long straight edge, or pupils that are
 * not black. Undetermined in doubt; then the person's answer decides.
 */
export function photoOfPhoto({ natives, answers }: Findings): Check {
  const base = { id: 'photo-of-photo', source } as const;
  const isCoarse = (natives.detailLimitShare ?? 1) < detailOfOwnSize;
  const measured = worstOf([
    judge({
      ...base,
      measure: 'raster',
      value: natives.rasterPattern,
      limit: { min: null, max: rasterPatternMax },
      failBeyond: { max: rasterPatternFail },
      problems: { high: 'reproduced' },
    }),
    judge({
      ...base,
      measure: 'edge',
      value: natives.paperEdgeStrength,
      limit: { min: null, max: paperEdgeMax },
      failBeyond: { max: null },
      problems: {},
    }),
    judge({
      ...base,
      measure: 'black',
      value: natives.pupilBlackRatio,
      limit: { min: null, max: isCoarse ? pupilBlackMax.coarse : pupilBlackMax.detailed },
      failBeyond: { max: null },
      problems: {},
    }),
  ]);
  return settled(measured, answers['photo-of-photo'], { direct: null, reproduced: 'reproduced' });
}

const source = ownLimit('Taken of the person, not of a print or a screen');
