import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

const glareMax = 0.003;
const glareFail = 0.008;

/** Share of the skin of the face that shines white. */
export function skinGlare({ natives }: Findings): Check {
  return judge({
    id: 'skin-glare',
    measure: 'area',
    value: natives.skinGlareShare,
    limit: { min: null, max: glareMax },
    failBeyond: { min: null, max: glareFail },
    source: ownLimit('At most 0.3% of the skin shines white'),
    problems: { high: 'shining' },
  });
}
