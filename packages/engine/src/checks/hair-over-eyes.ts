import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { glassesWorn } from './glasses-worn.ts';
import { judge, settled } from './judge.ts';

/**
 * Shares of the eyes and the skin about them. Bare ones in photographs stay below the first (0.022 at most, in a hundred), and
 * far below the second. Single strands that hide less are not told from lashes and wrinkles.
 */
const hiddenMax = 0.025;
const hiddenFailMin = 0.4;

/** Frames look like strands: with glasses on, nothing fails, and the person is asked. */
export function hairOverEyes(findings: Findings): Check {
  const { natives, answers } = findings;
  const isBare = glassesWorn(findings) === 'no';
  const measured = judge({
    id: 'hair-over-eyes',
    measure: 'area',
    value: natives.hairOverEyesShare,
    limit: { min: null, max: hiddenMax },
    failBeyond: { max: isBare ? hiddenFailMin : null },
    source: standardLimit('ISO/IEC 39794-5, no hair across the eyes'),
    problems: { high: 'hair' },
  });
  return settled(measured, answers['hair-over-eyes'], { free: null, covered: 'hair' });
}
