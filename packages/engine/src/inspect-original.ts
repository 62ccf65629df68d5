import { mapSides } from './compose/coverage.ts';
import { leavesAlone } from './compose/light.ts';
import { cutFrame, type Draft, matteAround } from './cut-draft.ts';
import { decode } from './decode/decode.ts';
import type { PhotoRequest } from './engine.ts';
import { transformMesh } from './geometry/similarity.ts';
import { mmFromPx } from './geometry/units.ts';
import { judgePhoto, type Measured } from './judge-photo.ts';
import { relight } from './make-photo.ts';
import { headPose } from './measure/head-pose.ts';
import { measureHead } from './measure/measure-head.ts';
import { outlinesOf } from './measure/outlines.ts';
import { measureSource } from './measure/source-natives.ts';
import { measurePicture } from './measure-picture.ts';
import { type LocatedFace, locateFace } from './observe/locate-face.ts';
import type { Sessions } from './observe/sessions.ts';
import { type Plan, planFor } from './photo-plan.ts';
import {
  type Check,
  type CheckId,
  type Natives,
  type OriginalReport,
  questions,
  type Remedy,
} from './report.ts';

/**
 * What an original is worth before anything is done to it. It is framed as it would be and judged there twice,
 * as it is and lit as it would be: what passes only then is told as mended. Its roll is that of the original.
 *
 * Throws: as makePhoto does.
 */
export async function inspectOriginal(
  source: Buffer,
  request: PhotoRequest,
  sessions: Sessions,
): Promise<OriginalReport> {
  const plan = planFor(request);
  const original = await decode(source, plan.backgroundRgb);
  const face = await locateFace<'source'>(original.raster, sessions);
  const view = await matteAround(original, face, plan, sessions);
  const head = measureHead(face.mesh, view.matte, view.toWide);
  const draft = cutFrame(original, face, head, view, plan);
  const sourceNatives = await measureSource({ bytes: source, picture: original.raster, mesh: face.mesh });
  const asIs = look(draft, face, sourceNatives, plan);
  const lit = relight(draft, plan);
  const mended = leavesAlone(lit.light) ? asIs : look(lit, face, sourceNatives, plan);
  return {
    widthPx: original.raster.widthPx,
    heightPx: original.raster.heightPx,
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

/** Nothing of an original: whatever it is, the finished file is written anew. */
const ofFinishedFile: ReadonlySet<CheckId> = new Set<CheckId>([
  'picture-size',
  'density',
  'file-size',
  'file-format',
]);

function look(draft: Draft, face: LocatedFace<'source'>, sourceNatives: Natives, plan: Plan) {
  const { dpi } = plan.size;
  const { measures, natives } = measurePicture({
    ...draft,
    ...{ faceCount: face.faceCount, otherFaceShare: face.otherFaceShare },
    ...{ painted: null, headByHand: null, dpi, densityStated: true },
    mesh: transformMesh(draft.frame.toOutput, face.mesh),
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
  return check.id in questions ? 'ask' : 'none';
}
