import { ownLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** An eighth of the iris is the pupil in bright light; natural irises show none of that red. */
const redShareMax = 0.08;
const redShareFailMin = 0.15;

/** Flash light thrown back by the inside of the eye. */
export function redEye({ natives }: Findings): Check {
  return judge({
    id: 'red-eye',
    value: natives.redEyeShare,
    limit: { min: null, max: redShareMax },
    failBeyond: { max: redShareFailMin },
    unit: 'share',
    source: ownLimit('Pupils show no red from the flash'),
    problems: { high: 'red' },
  });
}
