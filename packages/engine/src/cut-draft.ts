import { adjustFrame } from './compose/adjust-frame.ts';
import { coverage, mapSides, overhangPx, personAtEdges, type Sides } from './compose/coverage.ts';
import { type Frame, frameAsIs, solveFrame } from './compose/frame.ts';
import { type LightPlan, noLight } from './compose/light.ts';
import { drawMatte } from './compose/matte-resample.ts';
import { matteWideView } from './compose/matte-view.ts';
import type { OutputSize } from './compose/output-size.ts';
import { drawPatch } from './compose/resample.ts';
import { type MattedView, wideView } from './compose/wide-view.ts';
import type { DecodedPicture } from './decode/decode.ts';
import type { Matte, Raster } from './geometry/raster.ts';
import { compose, invert, scaleOf, transformMesh, transformPoint } from './geometry/similarity.ts';
import type { Box } from './geometry/spaces.ts';
import { degFromRad } from './geometry/units.ts';
import type { HeadLine } from './measure/head-line.ts';
import type { LocatedFace } from './observe/locate-face.ts';
import type { Sessions } from './observe/sessions.ts';
import type { Plan } from './photo-plan.ts';
import type { Change } from './report.ts';

/** The surroundings of the frame with the person's matte. */
export async function matteAround(
  original: DecodedPicture,
  face: LocatedFace<'source'>,
  plan: Plan,
  sessions: Sessions,
): Promise<MattedView> {
  const view = await wideView(original.raster, face.mesh, plan.limits, plan.size);
  return { ...view, matte: await matteWideView(view.raster, view.mesh, sessions) };
}

/** The picture in its frame, not yet lit nor given a background. */
export interface Draft {
  picture: Raster;
  /** As cut from the source, never changed afterwards. */
  framed: Raster;
  light: LightPlan;
  matte: Matte;
  covered: Uint8Array | null;
  frame: Frame;
  /** Where the picture ends before the frame does, and something is missing there. */
  missingPx: Sides<number>;
  mesh: LocatedFace<'output'>['mesh'];
  changes: Change[];
}

/** Straightens, crops and scales in one pass from the source. */
export function cutFrame(
  { raster }: DecodedPicture,
  face: LocatedFace<'source'>,
  head: HeadLine<'source'>,
  view: MattedView,
  plan: Plan,
): Draft {
  const { frame: found, counts } = settleFrame(raster, head, view, plan);
  const { adjustment } = plan.request;
  const frame = adjustment ? adjustFrame(found, adjustment, plan.size) : found;
  const framed = drawPatch(view.patch, frame.toOutput, plan.size, 'bicubic');
  const covered = coverage(frame.toOutput, raster, plan.size);
  const overhang = overhangPx(frame.toOutput, raster, plan.size);
  return {
    picture: framed,
    framed,
    light: noLight,
    matte: drawMatte(view.matte, compose(frame.toOutput, invert(view.toWide)), plan.size, covered),
    covered,
    frame,
    missingPx: mapSides(overhang, (px, side) => (counts[side] ? px : 0)),
    mesh: transformMesh(frame.toOutput, face.mesh),
    changes: framingChanges(frame, raster, plan.size),
  };
}

/**
 * Edges of the source count where they cut the person inside the frame, or everywhere when the background
 * stays. Which do depends on the frame, and the frame on which do: a second look settles it.
 */
function settleFrame(source: Raster, head: HeadLine<'source'>, view: MattedView, plan: Plan) {
  const requestFor = (counts: Sides<boolean>) => ({
    head,
    limits: plan.limits,
    size: plan.size,
    edges: { ...source, counts },
  });
  const solve = (counts: Sides<boolean>) => solveFrame(requestFor(counts));
  const everywhere = { top: true, bottom: true, left: true, right: true };
  const asIs = frameAsIs(requestFor(everywhere));
  if (asIs) return { frame: asIs, counts: everywhere };
  if (plan.background === 'keep') return { frame: solve(everywhere), counts: everywhere };
  const countsIn = (box: Box<'wide'>) => personAtEdges(view.matte, view.toWide, source, box);
  const first = solve(countsIn({ left: 0, top: 0, width: view.matte.widthPx, height: view.matte.heightPx }));
  const frame = solve(countsIn(frameInView(first, view, plan.size)));
  return { frame, counts: countsIn(frameInView(frame, view, plan.size)) };
}

function frameInView({ toOutput }: Frame, { toWide }: MattedView, size: OutputSize): Box<'wide'> {
  const toView = compose(toWide, invert(toOutput));
  const { x, y } = transformPoint(toView, { x: 0, y: 0 });
  const scale = scaleOf(toView);
  return { left: x, top: y, width: size.widthPx * scale, height: size.heightPx * scale };
}

function framingChanges(frame: Frame, source: Raster, size: OutputSize): Change[] {
  const turnDeg = degFromRad(Math.atan2(frame.toOutput.b, frame.toOutput.a));
  const shownShare = (size.widthPx * size.heightPx) / (source.widthPx * source.heightPx * frame.scale ** 2);
  const changes: Change[] = [];
  if (Math.abs(turnDeg) >= 0.05) changes.push({ what: 'straighten', amount: turnDeg, unit: 'deg' });
  if (shownShare < 1) changes.push({ what: 'crop', amount: shownShare, unit: 'ratio' });
  if (Math.abs(frame.scale - 1) > 1e-3) changes.push({ what: 'scale', amount: frame.scale, unit: 'ratio' });
  return changes;
}
