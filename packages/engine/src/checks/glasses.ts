import type { Check } from '@vesika/report';
import { glassesPermission } from '@vesika/requirements';
import { bareBridgeMax, frameMin } from '../measure/coverings/glasses.ts';
import { darkLensRatio } from '../measure/eyes/lenses.ts';
import type { Findings } from './findings.ts';
import { glassesWorn } from './glasses-worn.ts';
import { judge, stated } from './judge.ts';

/**
 * Whether glasses are worn where the record allows none. Where it allows them, tint and glare are judged apart,
 * and only a frame across the eyes is wrong here; where it does not say, nobody can.
 */
export function glasses(findings: Findings): Check {
  const { natives, answers, requirement, limits } = findings;
  const permission = glassesPermission(requirement);
  const measured = judge({
    id: 'glasses',
    measure: 'frame',
    value: natives.glassesStrength,
    limit: { min: null, max: bareBridgeMax },
    failBeyond: { max: frameMin },
    source: limits.record,
    problems: { high: permission === 'medical' ? 'medical-only' : 'worn' },
  });
  const worn = glassesWorn(findings);
  if (worn === 'maybe') return { ...measured, verdict: 'undetermined', advice: 'glasses.undetermined' };
  if (worn === 'no') return measured.verdict === 'pass' ? measured : stated(measured, null);
  if (permission === 'allowed') return allowed(measured, findings);
  if (permission === 'unclear')
    return { ...measured, verdict: 'undetermined', advice: 'glasses.unpublished' };
  if (permission === 'medical' && answers.glasses === 'worn-medical') return stated(measured, null);
  const isSeen = measured.verdict === 'fail';
  return isSeen ? measured : stated(measured, permission === 'medical' ? 'medical-only' : 'worn');
}

/** Narrow dark eyes reach 0.72, a frame's bar across them all of it. */
const frameOverEyesMin = 0.85;

function allowed(measured: Check, { natives }: Findings): Check {
  const { frameOverEyesShare, lensLuminanceRatio } = natives;
  const isFrame = (frameOverEyesShare ?? 0) > frameOverEyesMin && (lensLuminanceRatio ?? 1) >= darkLensRatio;
  const limit = { min: null, max: null };
  if (isFrame) return { ...measured, limit, verdict: 'fail', advice: 'glasses.frame-over-eyes' };
  return { ...measured, limit, verdict: 'pass', advice: null };
}
