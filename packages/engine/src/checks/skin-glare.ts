import { ownLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

const glareMax = 0.003;
const glareFail = 0.008;

export function skinGlare({ natives }: Findings): Check {
  return judge({
    id: 'skin-glare',
    value: natives.skinGlareShare,
    limit: { min: null, max: glareMax },
    failBeyond: { min: null, max: glareFail },
    unit: 'share',
    source: ownLimit('At most 0.3 % of the skin shines white'),
    problems: { high: 'shining' },
  });
}
