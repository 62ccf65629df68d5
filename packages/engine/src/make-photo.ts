import { colourDifferenceMax } from './checks/background-colour.ts';
import { backgroundDeviationMax } from './checks/background-uniformity.ts';
import { paintBackground } from './compose/background.ts';
import { coverage, mapSides, overhangPx, personAtEdges, type Sides } from './compose/coverage.ts';
import { encodeJpeg, encodePng } from './compose/encode.ts';
import { type Frame, frameAsIs, solveFrame } from './compose/frame.ts';
import { applyLight, planLight } from './compose/light.ts';
import { drawMatte } from './compose/matte-resample.ts';
import { matteWideView } from './compose/matte-view.ts';
import { type OutputSize, outputSize } from './compose/output-size.ts';
import { drawPatch } from './compose/resample.ts';
import { type MattedView, wideView } from './compose/wide-view.ts';
import { type DecodedPicture, decode, decodeFinished } from './decode/decode.ts';
import type { EncodedPhoto, MadePhoto, PhotoRequest } from './engine.ts';
import { EngineError } from './errors.ts';
import type { Matte, Raster } from './geometry/raster.ts';
import { type Rgb, rgbFromHex } from './geometry/rgb.ts';
import { compose, invert, scaleOf, transformMesh, transformPoint } from './geometry/similarity.ts';
import type { Box } from './geometry/spaces.ts';
import { degFromRad, mmFromPx } from './geometry/units.ts';
import { type PhotoLimits, photoLimits } from './limits/photo-limits.ts';
import { measureBackground } from './measure/background.ts';
import type { HeadLine } from './measure/head-line.ts';
import { measureHead } from './measure/measure-head.ts';
import { type LocatedFace, locateFace, locateFaces } from './observe/locate-face.ts';
import type { Sessions } from './observe/sessions.ts';
import type { Change, Step } from './report.ts';
import { stepClock } from './step-clock.ts';
import { colourDifference, verify } from './verify.ts';

/** What the request comes to, before any picture is looked at. */
interface Plan {
  request: PhotoRequest;
  limits: PhotoLimits;
  size: OutputSize;
  backgroundRgb: Rgb;
  background: 'auto' | 'replace' | 'keep';
  mayRelight: boolean;
  formats: ReadonlyArray<'jpg' | 'png'>;
}

/** The life of a photo, step by step. */
export async function makePhoto(
  source: Buffer,
  request: PhotoRequest,
  sessions: Sessions,
  onStep?: (step: Step) => void,
): Promise<MadePhoto> {
  const plan = planFor(request);
  const clock = stepClock(onStep);
  const original = await clock.run('decode', () => decode(source, plan.backgroundRgb));
  const face = await clock.run('find-face', () => locateFace<'source'>(original.raster, sessions));
  const view = await clock.run('matte', () => matte(original, face, plan, sessions));
  const head = await clock.run('measure', () => measureHead(face.mesh, view.matte, view.toWide));
  const draft = await clock.run('frame', () => cutFrame(original, face, head, view, plan));
  const lit = await clock.run('light', () => relight(draft, plan));
  const picture = await clock.run('background', () => settleBackground(lit, plan));
  const encoded = await clock.run('encode', () => encode(picture, plan));
  const report = await clock.run('verify', () => verifyMade(encoded, picture, face, plan, sessions));
  return {
    report: {
      ...report,
      changes: [...original.changes, ...report.changes],
      timingsMs: clock.timingsMs(),
    },
    files: encoded.files,
  };
}

/** No printer shows more, and a mistyped density must not fill the memory. */
const dpiMax = 1200;

function planFor(request: PhotoRequest): Plan {
  const { requirement, requirementIsDefault, cropOnly = false, formats = ['jpg'] } = request;
  if (formats.length === 0) throw new EngineError('request-invalid', { field: 'formats' });
  if (request.dpi !== undefined && !(request.dpi > 0 && request.dpi <= dpiMax)) {
    throw new EngineError('request-invalid', { field: 'dpi', dpiMax });
  }
  return {
    request,
    limits: photoLimits(requirement, requirementIsDefault),
    size: outputSize(requirement, request.dpi),
    backgroundRgb: rgbFromHex(requirement.background.hex),
    background: cropOnly ? 'keep' : (request.background ?? 'auto'),
    mayRelight: !cropOnly,
    formats,
  };
}

async function matte(
  original: DecodedPicture,
  face: LocatedFace<'source'>,
  plan: Plan,
  sessions: Sessions,
): Promise<MattedView> {
  const view = await wideView(original.raster, face.mesh, plan.limits, plan.size);
  return { ...view, matte: await matteWideView(view.raster, view.mesh, sessions) };
}

interface Draft {
  picture: Raster;
  matte: Matte;
  covered: Uint8Array | null;
  frame: Frame;
  /** Where the picture ends before the frame does, and something is missing there. */
  missingPx: Sides<number>;
  mesh: LocatedFace<'output'>['mesh'];
  changes: Change[];
}

/** Straightens, crops and scales in one pass from the source. */
function cutFrame(
  { raster }: DecodedPicture,
  face: LocatedFace<'source'>,
  head: HeadLine<'source'>,
  view: MattedView,
  plan: Plan,
): Draft {
  const { frame, counts } = settleFrame(raster, head, view, plan);
  const covered = coverage(frame.toOutput, raster, plan.size);
  const overhang = overhangPx(frame.toOutput, raster, plan.size);
  return {
    picture: drawPatch(view.patch, frame.toOutput, plan.size, 'bicubic'),
    matte: drawMatte(view.matte, compose(frame.toOutput, invert(view.toWide)), plan.size, covered),
    covered,
    frame,
    missingPx: mapSides(overhang, (px, side) => (counts[side] ? px : 0)),
    mesh: transformMesh(frame.toOutput, face.mesh),
    changes: framingChanges(frame, head, raster, plan.size),
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

function framingChanges(frame: Frame, head: HeadLine<'source'>, source: Raster, size: OutputSize): Change[] {
  const turnDeg = degFromRad(head.axes.turnRad);
  const shownShare = (size.widthPx * size.heightPx) / (source.widthPx * source.heightPx * frame.scale ** 2);
  const changes: Change[] = [];
  if (frame.toOutput.b !== 0 && Math.abs(turnDeg) >= 0.05)
    changes.push({ what: 'straighten', amount: -turnDeg, unit: 'deg' });
  if (shownShare < 1) changes.push({ what: 'crop', amount: shownShare, unit: 'ratio' });
  if (Math.abs(frame.scale - 1) > 1e-3) changes.push({ what: 'scale', amount: frame.scale, unit: 'ratio' });
  return changes;
}

function relight(draft: Draft, plan: Plan): Draft {
  if (!plan.mayRelight) return draft;
  const light = planLight(draft.picture, draft.mesh);
  applyLight(draft.picture, light);
  return { ...draft, changes: [...draft.changes, ...light.changes] };
}

interface SettledPicture extends Draft {
  painted: Rgb | null;
}

function settleBackground(draft: Draft, plan: Plan): SettledPicture {
  if (plan.background === 'keep' || (plan.background === 'auto' && backgroundSatisfies(draft, plan))) {
    return { ...draft, painted: null };
  }
  const painted = plan.backgroundRgb;
  const { picture, paintedShare } = paintBackground(draft.picture, draft.matte, painted);
  const change: Change = { what: 'background', amount: paintedShare, unit: 'ratio' };
  return { ...draft, picture, painted, changes: [...draft.changes, change] };
}

/** The original's background is left alone where it passes the very checks the result is held to. */
function backgroundSatisfies({ picture, matte, covered }: Draft, plan: Plan): boolean {
  if (covered) return false;
  const background = measureBackground(picture, matte, covered);
  return (
    background !== null &&
    background.deviation <= backgroundDeviationMax &&
    colourDifference(background.median, plan.backgroundRgb) <= colourDifferenceMax.photographed
  );
}

interface Encoded {
  files: EncodedPhoto[];
  changes: Change[];
}

async function encode({ picture }: SettledPicture, plan: Plan): Promise<Encoded> {
  const changes: Change[] = [{ what: 'metadata-removed', amount: 1, unit: 'ratio' }];
  const files: EncodedPhoto[] = [];
  for (const format of plan.formats) {
    if (format === 'png') {
      files.push({ format, mime: 'image/png', bytes: await encodePng(picture, plan.size) });
      continue;
    }
    const { bytes, quality } = await encodeJpeg(picture, plan.size, plan.limits.fileBytes);
    files.push({ format, mime: 'image/jpeg', bytes });
    changes.push({ what: 'compression', amount: quality, unit: 'quality' });
  }
  return { files, changes };
}

/** Reads the first file back, finds the face on it and measures again. */
async function verifyMade(
  { files, changes }: Encoded,
  made: SettledPicture,
  original: LocatedFace<'source'>,
  plan: Plan,
  sessions: Sessions,
) {
  const { bytes } = files[0]!;
  const raster = await decodeFinished(bytes);
  const found = await locateFaces<'output'>(raster, sessions);
  if (!found) throw new EngineError('face-missing');
  return await verify({
    requirement: plan.request.requirement,
    limits: plan.limits,
    expectedSize: plan.size,
    bytes,
    picture: raster,
    mesh: found.mesh,
    faceCount: found.faceCount,
    otherFaceShare: Math.max(found.otherFaceShare, original.otherFaceShare),
    matte: made.matte,
    covered: made.covered,
    painted: made.painted,
    making: {
      enlargement: made.frame.scale,
      missingMm: mapSides(made.missingPx, (px) => mmFromPx(px, plan.size.dpi)),
    },
    changes: [...made.changes, ...changes],
  });
}
