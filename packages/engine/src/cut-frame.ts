import type { Change } from '@vesika/report';
import { type LightPlan, unchangedLight } from './compose/light.ts';
import { adjustFrame } from './frame/adjust-frame.ts';
import { coverage, mapSides, overhangPx, personAtEdges, type Sides } from './frame/coverage.ts';
import { type Frame, frameAsIs, solveFrame } from './frame/frame.ts';
import type { OutputSize } from './frame/output-size.ts';
import {
  compose,
  invert,
  type Similarity,
  scaleOf,
  transformMesh,
  transformPoint,
} from './geometry/similarity.ts';
import type { Box, FaceMesh } from './geometry/spaces.ts';
import { degFromRad, mmFromPx } from './geometry/units.ts';
import type { ForegroundLayers } from './matting/foreground.ts';
import { drawMatte } from './matting/matte-resample.ts';
import type { Observation } from './observation/observation.ts';
import { patchFor } from './observation/source-patch.ts';
import type { Plan } from './photo-plan.ts';
import type { Matte, Raster, Size } from './raster/raster.ts';
import { drawPatch } from './raster/resample.ts';

/** The source drawn into the frame of the photo, before the background is replaced. */
export interface FramedPicture {
  picture: Raster;
  /** The pixels as drawn from the source, before any change of light. */
  unlit: Raster;
  light: LightPlan;
  matte: Matte;
  /** Disagreement of IS-Net and RVM on each pixel, 0 to 255. */
  disputed: Matte;
  layers: ForegroundLayers;
  toPortrait: Similarity<'output', 'portrait'>;
  covered: Uint8Array | null;
  frame: Frame;
  /**
   * Width of the missing strip at each side where the source ends inside the frame and something of the person, or
   * of a kept background, is missing.
   */
  missingPx: Sides<number>;
  mesh: FaceMesh<'output'>;
  changes: Change[];
}

/**
 * Chooses the frame and draws the source into it: straightened, cropped and scaled in one pass.
 *
 * In:     the bytes that `observation` was made from.
 * Out:    pictures and matte of the plan's size; the mesh in px of the picture.
 * Throws: as patchFor does.
 */
export async function cutFrame(source: Buffer, observation: Observation, plan: Plan): Promise<FramedPicture> {
  const { frame: found, counts } = chooseFrame(observation, plan);
  const { adjustment } = plan.request;
  const frame = adjustment ? adjustFrame(found, adjustment, plan.size) : found;
  const patch = await patchFor(source, observation, frame.toOutput, plan.size);
  const drawn = drawPatch(patch, frame.toOutput, plan.size, 'bicubic');
  const covered = coverage(frame.toOutput, observation.source, plan.size);
  const overhang = overhangPx(frame.toOutput, observation.source, plan.size);
  const missingPx = mapSides(overhang, (px, side) => (counts[side] ? px : 0));
  const missingMm = mmFromPx(Math.max(...Object.values(missingPx)), plan.size.dpi);
  const isBlank = plan.background === 'keep' && missingMm > plan.limits.missingMm.max;
  const unlit = isBlank ? withBlank(drawn, covered) : drawn;
  const { matte, disputed, layers, toPortrait } = observation;
  const toOutput = compose(frame.toOutput, invert(toPortrait));
  return {
    picture: unlit,
    unlit,
    light: unchangedLight,
    matte: drawMatte(matte, toOutput, plan.size, covered),
    disputed: drawMatte(disputed, toOutput, plan.size, covered),
    layers,
    toPortrait: invert(toOutput),
    covered,
    frame,
    missingPx,
    mesh: transformMesh(frame.toOutput, observation.face.mesh),
    changes: framingChanges(frame, observation.source, plan.size),
  };
}

/** White where the source has no pixel, or its repeated edge would look like a wall or like clothes. */
function withBlank(picture: Raster, covered: Uint8Array | null): Raster {
  return {
    ...picture,
    data: picture.data.map((value, i) => (covered?.[Math.floor(i / 3)] === 0 ? 255 : value)),
  };
}

/**
 * Solves the frame. An edge of the source counts as missing if it cuts the person inside the frame, or always if
 * the background is kept. Which edges count depends on the frame and the frame on them, so the frame is solved
 * twice.
 *
 * Out:    the frame, and the sides where the source's edge counts.
 */
export function chooseFrame(
  { head, source, matte, toPortrait }: Pick<Observation, 'head' | 'source' | 'matte' | 'toPortrait'>,
  plan: Pick<Plan, 'limits' | 'size' | 'background'>,
) {
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
  const countsIn = (box: Box<'portrait'>) => personAtEdges(matte, toPortrait, source, box);
  const first = solve(countsIn({ left: 0, top: 0, width: matte.widthPx, height: matte.heightPx }));
  const frame = solve(countsIn(frameInPortrait(first, toPortrait, plan.size)));
  return { frame, counts: countsIn(frameInPortrait(frame, toPortrait, plan.size)) };
}

function frameInPortrait(
  { toOutput }: Frame,
  toPortrait: Similarity<'source', 'portrait'>,
  size: OutputSize,
): Box<'portrait'> {
  const fromOutput = compose(toPortrait, invert(toOutput));
  const { x, y } = transformPoint(fromOutput, { x: 0, y: 0 });
  const scale = scaleOf(fromOutput);
  return { left: x, top: y, width: size.widthPx * scale, height: size.heightPx * scale };
}

function framingChanges(frame: Frame, source: Size, size: OutputSize): Change[] {
  const turnDeg = degFromRad(Math.atan2(frame.toOutput.b, frame.toOutput.a));
  const shownShare = (size.widthPx * size.heightPx) / (source.widthPx * source.heightPx * frame.scale ** 2);
  const changes: Change[] = [];
  if (Math.abs(turnDeg) >= 0.05) changes.push({ what: 'straighten', amount: turnDeg, unit: 'deg' });
  if (shownShare < 1) changes.push({ what: 'crop', amount: shownShare, unit: 'ratio' });
  if (Math.abs(frame.scale - 1) > 1e-3) changes.push({ what: 'scale', amount: frame.scale, unit: 'ratio' });
  return changes;
}
