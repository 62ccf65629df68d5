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
/** Nor do veiled lenses ever fail: portraits reach 0.052, prints have from 0.06, screens from 0.03. */
const pupilBlackMax = 0.055;

/**
 * Signs that the original shows a print or a screen: a raster that repeats, a long straight edge, or pupils that are
 * not black. Undetermined in doubt; then the person's answer decides.
 */
export function photoOfPhoto({ natives, answers }: Findings): Check {
  const base = { id: 'photo-of-photo', source } as const;
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
      limit: { min: null, max: pupilBlackMax },
      failBeyond: { max: null },
      problems: {},
    }),
  ]);
  return settled(measured, answers['photo-of-photo'], { direct: null, reproduced: 'reproduced' });
}

const source = ownLimit('Taken of the person, not of a print or a screen');
