import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import { darkLensRatio } from '../measure/eyes/lenses.ts';
import type { Findings } from './findings.ts';
import { glassesRefused, glassesWorn } from './glasses-worn.ts';
import { judge, stated } from './judge.ts';

/** No shade of good light is as dark as this below the eyes; rimless dark lenses are found by it. */
const shadedBelow = 0.5;

/**
 * Light through the lenses. Dark ones are seen; a light tint looks like a clear lens in shade, so where glasses are
 * worn the person is asked. Null where there is no lens, or glasses are refused anyway.
 */
export function lensTint(findings: Findings): Check | null {
  const { natives, answers } = findings;
  const ratio = natives.lensLuminanceRatio ?? null;
  const measured = judge({
    id: 'lens-tint',
    measure: 'light',
    value: ratio,
    limit: { min: darkLensRatio, max: null },
    source: standardLimit('ISO/IEC 39794-5, lenses are clear and the eyes visible'),
    problems: { low: 'tinted' },
  });
  if (measured.verdict === 'fail') return measured;
  const worn = glassesWorn(findings);
  if (worn === 'no' && (answers.glasses === 'none' || ratio === null || ratio >= shadedBelow)) return null;
  if (glassesRefused(findings)) return null;
  if (answers['lens-tint']) return stated(measured, answers['lens-tint'] === 'clear' ? null : 'tinted');
  return { ...measured, verdict: 'undetermined', advice: 'lens-tint.undetermined' };
}
