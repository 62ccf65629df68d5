import { childSource } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import { backgroundColour } from './background-colour.ts';
import { backgroundUniformity } from './background-uniformity.ts';
import { centring } from './centring.ts';
import { density } from './density.ts';
import { eyeLine } from './eye-line.ts';
import { fileSize } from './file-size.ts';
import type { Findings } from './findings.ts';
import { headHeight } from './head-height.ts';
import { headPoseRoll } from './head-pose-roll.ts';
import { interEyeDistance } from './inter-eye-distance.ts';
import { pictureSize } from './picture-size.ts';
import { singleFacePresent } from './single-face-present.ts';
import { sourceCompleteness } from './source-completeness.ts';
import { topMargin } from './top-margin.ts';
import { upscaling } from './upscaling.ts';

/** In the order a reader wants them: the head first, then the picture, then the file. */
const checksOfAnyPhoto = [
  headHeight,
  eyeLine,
  topMargin,
  centring,
  headPoseRoll,
  interEyeDistance,
  singleFacePresent,
  backgroundColour,
  backgroundUniformity,
  pictureSize,
  density,
  fileSize,
] as const;

/** These speak of the original a photo was made from. */
const checksOfMaking = [upscaling, sourceCompleteness] as const;

export function runChecks(findings: Findings): Check[] {
  const wasMade = findings.measures.enlargement !== null;
  const checks = wasMade ? [...checksOfAnyPhoto, ...checksOfMaking] : checksOfAnyPhoto;
  return checks.map((check) => forgiven(check(findings), findings));
}

/** What the authority does not ask of a child; a band of its own has been judged by already. */
function forgiven(check: Check, { childRule }: Findings): Check {
  if (!childRule || !(childRule.relaxed as readonly string[]).includes(check.id)) return check;
  if (check.id === 'head-height' && childRule.headHeight) return check;
  return {
    ...check,
    verdict: 'pass',
    limit: { min: null, max: null },
    source: childSource(childRule),
    advice: null,
  };
}
