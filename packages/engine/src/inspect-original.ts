import { type Check, type CheckId, isQuestion, type OriginalReport, type Remedy } from '@vesika/report';
import { leavesAlone } from './compose/light.ts';
import { relight } from './compose-photo.ts';
import { cutFrame, type Draft } from './cut-draft.ts';
import type { PhotoRequest } from './engine.ts';
import { outlinesOf } from './face/outlines.ts';
import { mapSides } from './frame/coverage.ts';
import { mmFromPx } from './geometry/units.ts';
import { judgePhoto } from './judge-photo.ts';
import { headPose } from './measure/head/head-pose.ts';
import { measurePicture } from './measure-picture.ts';
import type { Measured } from './measured.ts';
import type { Observation } from './observation/observation.ts';
import type { Plan } from './photo-plan.ts';
import { planForOriginal } from './plan-for-original.ts';

/**
 * What an original is worth before anything is done to it. It is framed as it would be and judged there twice,
 * as it is and lit as it would be: what passes only then is told as mended. Its roll is that of the original.
 *
 * Throws: as makePhoto does.
 */
export async function inspectOriginal(
  source: Buffer,
  observation: Observation,
  request: PhotoRequest,
): Promise<OriginalReport> {
  const plan = planForOriginal(request, observation);
  const { face } = observation;
  const draft = await cutFrame(source, observation, plan);
  const asIs = look(draft, observation, plan);
  const lit = relight(draft, plan);
  const mended = leavesAlone(lit.light) ? asIs : look(lit, observation, plan);
  return {
    ...observation.source,
    findings: asIs.checks
      .filter(({ id }) => !ofFinishedFile.has(id))
      .map((check) => ({
        ...check,
        remedy: remedyOf(
          check,
          mended.checks.find(({ id }) => id === check.id),
          plan,
        ),
      })),
    natives: asIs.natives,
    outlines: outlinesOf(face.mesh, null),
  };
}

/** These concern the finished file and what is done to it, not the original. */
const ofFinishedFile: ReadonlySet<CheckId> = new Set<CheckId>([
  'picture-size',
  'density',
  'file-size',
  'file-format',
  'edits-allowed',
]);

function look(draft: Draft, { face, sourceNatives }: Observation, plan: Plan) {
  const { dpi } = plan.size;
  const { measures, natives } = measurePicture({
    ...draft,
    faceCount: face.faceCount,
    otherFaceShare: face.otherFaceShare,
    painted: null,
    headByHand: null,
    dpi,
    densityStated: true,
    making: {
      enlargement: draft.frame.scale,
      missingMm: mapSides(draft.missingPx, (px) => mmFromPx(px, dpi)),
    },
  });
  const { widthPx, heightPx } = plan.size;
  const measured: Measured = {
    photo: { widthPx, heightPx, dpi, bytes: 0, mime: 'image/jpeg' },
    measures: { ...measures, rollDeg: headPose(face.mesh).rollDeg },
    natives: { ...sourceNatives, ...natives },
    changes: [],
  };
  return { natives: measured.natives, checks: judgePhoto(measured, plan.request).checks };
}

/** Done by every crop, and by painting a background. */
const mendedByCrop: ReadonlySet<CheckId> = new Set<CheckId>(['head-pose-roll']);
const mendedByPainting: ReadonlySet<CheckId> = new Set<CheckId>([
  'background-colour',
  'background-uniformity',
  'background-shadow',
]);

function remedyOf(check: Check, mended: Check | undefined, plan: Plan): Remedy {
  if (check.verdict === 'pass') return 'none';
  if (mendedByCrop.has(check.id)) return 'mend';
  if (mendedByPainting.has(check.id) && plan.background !== 'keep') return 'mend';
  if (mended?.verdict === 'pass') return 'mend';
  if (check.verdict === 'fail') return 'retake';
  return isQuestion(check.id) ? 'ask' : 'none';
}
