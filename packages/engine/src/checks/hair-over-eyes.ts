import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { glassesWorn } from './glasses-worn.ts';
import { judge, settled } from './judge.ts';

/** Good portraits stay within 0.01; two strands across an eye make 0.02 and more. */
const strandsMax = 0.02;
const strandsFailMin = 0.08;

/** Frames look like strands: with glasses on, nothing fails, and the person is asked. */
export function hairOverEyes(findings: Findings): Check {
  const { natives, answers } = findings;
  const isBare = glassesWorn(findings) === 'no';
  const measured = judge({
    id: 'hair-over-eyes',
    measure: 'area',
    value: natives.hairOverEyesShare,
    limit: { min: null, max: strandsMax },
    failBeyond: { max: isBare ? strandsFailMin : null },
    source: standardLimit('ISO/IEC 39794-5, no hair across the eyes'),
    problems: { high: 'hair' },
  });
  return settled(measured, answers['hair-over-eyes'], { free: null, covered: 'hair' });
}
