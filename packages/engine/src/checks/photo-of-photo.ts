import { ownLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Natural logarithm of power; photographs of people reach 1.6, and 2.2 saved as WEBP. */
const rasterPatternMax = 2.4;
const rasterPatternFail = 3.5;
/** Doors and masts make such lines too, so that they never fail alone. */
const paperEdgeMax = 0.9;

export function photoOfPhoto({ natives, answers }: Findings): Check {
  const base = { id: 'photo-of-photo', source } as const;
  const measured = worstOf([
    judge({
      ...base,
      value: natives.rasterPattern,
      limit: { min: null, max: rasterPatternMax },
      failBeyond: { max: rasterPatternFail },
      unit: 'number',
      problems: { high: 'reproduced' },
    }),
    judge({
      ...base,
      value: natives.paperEdgeStrength,
      limit: { min: null, max: paperEdgeMax },
      failBeyond: { max: null },
      unit: 'share',
      problems: {},
    }),
  ]);
  const answer = answers['photo-of-photo'];
  if (measured.verdict !== 'undetermined' || !answer) return measured;
  return stated(measured, answer === 'direct' ? null : 'reproduced');
}

const source = ownLimit('Taken of the person, not of a print or a screen');
