import type { Check, Problem } from '@vesika/report';
import type { CoveringGround } from '@vesika/requirements';
import { glassesPermission } from '@vesika/requirements/policies';
import { standardLimit } from '../limits/photo-limits.ts';
import { bareBridgeMax, frameMin } from '../measure/coverings/glasses.ts';
import { darkLensRatio } from '../measure/eyes/lenses.ts';
import type { Findings } from './findings.ts';
import { glassesRefused, glassesWorn } from './glasses-worn.ts';
import { type JudgesOf, judge, settled, stated } from './judge.ts';
import { worstOf } from './worst-of.ts';

export const coveringsJudges: JudgesOf<'coverings'> = {
  glasses,
  'lens-tint': lensTint,
  'lens-glare': lensGlare,
  'no-head-coverings': noHeadCoverings,
  'face-occlusion-prevention': faceOcclusionPrevention,
};

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

/** A hundredth of the lens; twice that is no catch-light any more. */
const lensGlareMax = 0.01;
const lensGlareFailMin = 0.02;

/** White reflections on lenses; null where none are worn, or glasses are refused anyway. */
export function lensGlare(findings: Findings): Check | null {
  if (glassesWorn(findings) === 'no' || glassesRefused(findings)) return null;
  return judge({
    id: 'lens-glare',
    measure: 'area',
    value: findings.natives.lensGlareShare,
    limit: { min: null, max: lensGlareMax },
    failBeyond: { max: lensGlareFailMin },
    source: standardLimit('ISO/IEC 39794-5, no reflections on lenses'),
    problems: { high: 'glare' },
  });
}

/** Every bare head of a photograph it was chosen on stays below it; see docs/accuracy.md for both kinds of error. */
const clothStrengthMax = 0.34;

/**
 * Never a fail from the picture alone: tied hair can look like cloth, and what is worn may be allowed. What the person says is judged by the
 * record's rule; that the face shows from chin to forehead is judged by face-occlusion-prevention.
 */
export function noHeadCoverings({ natives, answers, requirement, limits }: Findings): Check {
  const measured = judge({
    id: 'no-head-coverings',
    measure: 'cloth',
    value: natives.headCoveringStrength,
    limit: { min: null, max: clothStrengthMax },
    failBeyond: { max: null },
    source: limits.record,
    problems: {},
  });
  const answer = answers['no-head-coverings'];
  const isCompulsory = requirement.headCovering?.compulsoryFor != null;
  if (!answer) return isCompulsory && measured.verdict === 'pass' ? compulsory(measured) : measured;
  if (answer === 'none')
    return measured.verdict === 'pass' && !isCompulsory ? measured : stated(measured, null);
  if (answer === 'other') return stated(measured, 'worn');
  if (!requirement.headCovering) return unpublishedCovering(measured);
  return stated(measured, coveringProblem(answer, requirement.headCovering.exceptions));
}

/** A bare head is right for some and wrong for others, and who is pictured is not for us to guess. */
function compulsory(measured: Check): Check {
  return { ...measured, verdict: 'undetermined', advice: 'no-head-coverings.compulsory' };
}

function coveringProblem(
  worn: 'religious' | 'medical',
  exceptions: readonly CoveringGround[],
): Problem<'no-head-coverings'> | null {
  if (exceptions.includes(worn)) return null;
  return exceptions.length > 0 ? 'other-grounds' : 'not-allowed';
}

/** The standard leaves it to each authority, so where that says nothing nobody can tell. */
function unpublishedCovering(measured: Check): Check {
  return {
    ...measured,
    evidence: 'stated',
    verdict: 'undetermined',
    advice: 'no-head-coverings.unpublished',
  };
}

/** Of the skin below the eyes. Bare faces stay below the first, and far below the second. */
const faceHiddenMax = 0.025;
const faceHiddenFailMin = 0.45;
/** Bare faces stay below 0.75; hands before a face are above 0.9. */
const handMax = 0.75;

/** A hand is asked about and never fails: it may be that of somebody who holds a small child. */
export function faceOcclusionPrevention({ natives, answers }: Findings): Check {
  const base = { id: 'face-occlusion-prevention', source: noOcclusion } as const;
  const measured = worstOf([
    judge({
      ...base,
      measure: 'area',
      value: natives.faceHiddenShare,
      limit: { min: null, max: faceHiddenMax },
      failBeyond: { max: faceHiddenFailMin },
      problems: { high: 'covered' },
    }),
    judge({
      ...base,
      measure: 'hand',
      value: natives.handPresence,
      limit: { min: null, max: handMax },
      failBeyond: { max: null },
      problems: {},
    }),
  ]);
  return settled(measured, answers['face-occlusion-prevention'], { free: null, covered: 'covered' });
}

const noOcclusion = standardLimit('ISO/IEC 29794-5, FaceOcclusionPrevention');
