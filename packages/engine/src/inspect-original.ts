import { type Check, type CheckId, type OriginalReport, questionOf, type Remedy } from '@vesika/report';
import { isUnchanged } from './compose/light.ts';
import { relight } from './compose-photo.ts';
import { cutFrame, type FramedPicture } from './cut-frame.ts';
import type { PhotoRequest } from './engine.ts';
import { outlinesOf } from './face/outlines.ts';
import { mapSides } from './frame/coverage.ts';
import { visibleOtherFaceShare } from './frame/other-faces.ts';
import { mmFromPx } from './geometry/units.ts';
import { judgePhoto } from './judge-photo.ts';
import { headPose } from './measure/head/head-pose.ts';
import { measurePicture } from './measure-picture.ts';
import type { Measured } from './measured.ts';
import type { Observation } from './observation/observation.ts';
import type { Plan } from './photo-plan.ts';
import { planForOriginal } from './plan-for-original.ts';

/**
 * Judges an original before anything is done to it. It is framed as the photo would be and judged twice, unlit and
 * relit; checks that pass only when relit get the remedy `fix`. The roll is that of the original.
 *
 * In:     the bytes that `observation` was made from.
 * Out:    outlines in px of the original.
 * Throws: as makePhoto does.
 */
export async function inspectOriginal(
  source: Buffer,
  observation: Observation,
  request: PhotoRequest,
): Promise<OriginalReport> {
  const plan = planForOriginal(request, observation);
  const { face } = observation;
  const framed = await cutFrame(source, observation, plan);
  const judgedUnlit = judgeFramed(framed, observation, plan);
  const relit = relight(framed, observation, plan);
  const judgedRelit = isUnchanged(relit.light) ? judgedUnlit : judgeFramed(relit, observation, plan);
  return {
    ...observation.source,
    findings: judgedUnlit.checks
      .filter(({ id }) => !ofFinishedFile.has(id))
      .map((check) => ({
        ...check,
        remedy: remedyOf(
          check,
          judgedRelit.checks.find(({ id }) => id === check.id),
          plan,
        ),
      })),
    natives: judgedUnlit.natives,
    outlines: outlinesOf(face.mesh, null),
  };
}

/** Checks of the finished file, which say nothing about an original. */
const ofFinishedFile: ReadonlySet<CheckId> = new Set<CheckId>([
  'picture-size',
  'density',
  'file-size',
  'file-format',
]);

function judgeFramed(framed: FramedPicture, { face, sourceNatives }: Observation, plan: Plan) {
  const { dpi } = plan.size;
  const { measures, natives } = measurePicture({
    ...framed,
    faceCount: face.faceCount,
    otherFaceShare: visibleOtherFaceShare(
      face,
      framed.frame.toOutput,
      plan.size,
      plan.background === 'keep' ? null : framed.matte,
    ),
    painted: null,
    headAdjustment: null,
    dpi,
    densityStated: true,
    making: {
      enlargement: framed.frame.scale,
      missingMm: mapSides(framed.missingPx, (px) => mmFromPx(px, dpi)),
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

/** Checks that every crop fixes, and checks that painting the background fixes. */
const fixedByCrop: ReadonlySet<CheckId> = new Set<CheckId>(['head-pose-roll']);
const fixedByPainting: ReadonlySet<CheckId> = new Set<CheckId>([
  'background-colour',
  'background-uniformity',
  'background-shadow',
]);

function remedyOf(check: Check, relitCheck: Check | undefined, plan: Plan): Remedy {
  if (check.verdict === 'pass') return 'none';
  if (fixedByCrop.has(check.id)) return 'fix';
  if (fixedByPainting.has(check.id) && plan.background !== 'keep') return 'fix';
  if (relitCheck?.verdict === 'pass') return 'fix';
  if (check.verdict === 'fail') return 'retake';
  return questionOf(check) ? 'ask' : 'none';
}
