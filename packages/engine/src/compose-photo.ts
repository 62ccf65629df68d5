import type { Change } from '@vesika/report';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import { paintDifferenceMax } from './checks/background.ts';
import { isEdit } from './checks/quality.ts';
import { paintBackground } from './compose/background.ts';
import { drawCaption } from './compose/caption.ts';
import { encodeJpeg, encodePng } from './compose/encode.ts';
import { applyLight, planOriginalLight } from './compose/light.ts';
import { refuseStrayStrokes, touchUp } from './compose/touch-up.ts';
import { cutFrame, type FramedPicture } from './cut-frame.ts';
import { decodeFinished } from './decode/decode.ts';
import type { EncodedPhoto, MadePhoto, PhotoRequest } from './engine.ts';
import { EngineError } from './errors.ts';
import { pointAt, vertex } from './face/face-points.ts';
import { mapSides } from './frame/coverage.ts';
import { visibleOtherFaceShare } from './frame/other-faces.ts';
import type { FaceMesh } from './geometry/spaces.ts';
import { mmFromPx } from './geometry/units.ts';
import { inspectCutOut } from './inspect-cut-out.ts';
import { measureBackground } from './measure/background/background.ts';
import type { Sessions } from './nets/sessions.ts';
import type { Observation } from './observation/observation.ts';
import { type FacePoint, frameOf } from './observe/face-choice.ts';
import { locateFaces } from './observe/locate-face.ts';
import type { Plan } from './photo-plan.ts';
import { planForOriginal } from './plan-for-original.ts';
import { prove } from './prove.ts';
import type { Matte, Raster, Size } from './raster/raster.ts';
import { colourDifference, type Rgb, rgbFromHex } from './raster/rgb.ts';
import { renderPreview, renderThumbnail } from './rendition/render.ts';
import { type StepClock, stepClock } from './step-clock.ts';
import { verify } from './verify.ts';

/**
 * Makes the finished photo, its report and its renditions from an observation. The nets run only to check the
 * result.
 *
 * In:     the bytes that `observation` was made from.
 * Throws: request-invalid, also if strokes lie outside the original; face-missing if the result shows no face.
 */
export async function composePhoto(
  source: Buffer,
  observation: Observation,
  request: PhotoRequest,
  sessions: Sessions,
  clock: StepClock = stepClock(),
): Promise<MadePhoto> {
  const plan = planForOriginal(request, observation);
  refuseStrayStrokes(plan.touchUp, observation);
  const framed = await clock.run('frame', () => cutFrame(source, observation, plan));
  const relit = await clock.run('light', () => relight(framed, observation, plan));
  const picture = await clock.run('background', () => addCaption(replaceBackground(relit, plan), plan));
  const { first, rest } = await clock.run('encode', () => writeAll(picture, plan));
  const inspected = await clock.run('verify', () => inspectResult(first, picture, observation, sessions));
  const { report, proofMap } = await clock.run('assess', () =>
    assess({ file: first, inspected, made: picture, observation, plan }),
  );
  const [[preview, thumbnail], encoded] = await rest;
  return {
    report: {
      ...report,
      changes: [...report.changes, ...encoded.flatMap(({ changes }) => changes)],
      timingsMs: clock.timingsMs(),
    },
    files: encoded.map(({ file }) => file),
    face: frameOf(observation.face.box, observation.source, observation.mirror),
    preview,
    thumbnail,
    proofMap,
  };
}

export function relight(framed: FramedPicture, observation: Observation, plan: Plan): FramedPicture {
  if (!plan.mayRelight) return framed;
  const light = planOriginalLight(observation);
  const { layers } = framed;
  return {
    ...framed,
    picture: { ...framed.unlit, data: applyLight(framed.unlit.data, light) },
    layers: {
      ...layers,
      foreground: applyLight(layers.foreground, light),
      background: applyLight(layers.background, light),
    },
    light,
    changes: [...framed.changes, ...light.changes],
  };
}
interface ComposedPicture extends FramedPicture {
  painted: Rgb | null;
}

/**
 * Paints the background unless it is kept. Touch-up is part of painting, because a kept background has no cut
 * edge.
 */
function replaceBackground(framed: FramedPicture, plan: Plan): ComposedPicture {
  if (plan.background === 'keep' || (plan.background === 'auto' && looksPainted(framed, plan))) {
    return { ...framed, painted: null };
  }
  const painted = plan.backgroundRgb;
  const { picture, paintedShare } = paintBackground(framed, painted);
  const change: Change = { what: 'background', amount: paintedShare, unit: 'ratio' };
  const touched = touchUp({
    strokes: plan.touchUp,
    painted: picture,
    matte: framed.matte,
    original: framed.picture,
    covered: framed.covered,
    colour: painted,
    mesh: framed.mesh,
    toOutput: framed.frame.toOutput,
  });
  return {
    ...framed,
    ...touched,
    disputed: leftToDispute(framed, touched.matte),
    painted,
    changes: [...framed.changes, change, ...touched.changes],
  };
}

/** The strip is no part of the portrait, so it counts as uncovered where portrait and wall are measured and proved. */
async function addCaption(framed: ComposedPicture, { request }: Plan): Promise<ComposedPicture> {
  const lines = request.requirement.caption?.lines;
  const caption = {
    name: lines?.includes('name') ? request.caption?.name : undefined,
    date: lines?.includes('date') ? request.caption?.date : undefined,
  };
  if (caption.name === undefined && caption.date === undefined) return framed;
  const { picture, fromRow } = await drawCaption(
    framed.picture,
    caption,
    pointAt(framed.mesh, vertex.chin).y,
  );
  const { widthPx, heightPx } = picture;
  const covered = framed.covered
    ? Uint8Array.from(framed.covered)
    : new Uint8Array(widthPx * heightPx).fill(1);
  covered.fill(0, fromRow * widthPx);
  const change: Change = { what: 'caption', amount: 1 - fromRow / heightPx, unit: 'ratio' };
  const { bottom } = framed.missingPx;
  // The strip hides what the original lacks below it.
  const missingPx = { ...framed.missingPx, bottom: Math.max(0, bottom - (heightPx - fromRow)) };
  return { ...framed, picture, covered, missingPx, changes: [...framed.changes, change] };
}

/** The person settled what their strokes changed. */
function leftToDispute({ disputed, matte }: FramedPicture, touched: Matte): Matte {
  if (touched === matte) return disputed;
  const alpha = disputed.alpha.map((dispute, i) => (touched.alpha[i] === matte.alpha[i] ? dispute : 0));
  return { ...disputed, alpha };
}

/** Standard deviation of a background that the eye takes for painted, levels of 255. */
const paintDeviationMax = 4;

/** Whether the original background looks like one that we would paint, and so needs no edit. */
function looksPainted({ picture, matte, covered }: FramedPicture, { request }: Plan): boolean {
  if (covered) return false;
  const background = measureBackground(picture, matte, covered);
  const choices = backgroundChoices(request.requirement);
  const chosen = choices.filter(({ colour }) => colour === request.backgroundColour);
  return (
    background !== null &&
    background.deviation <= paintDeviationMax &&
    (chosen.length > 0 ? chosen : choices).some(
      ({ hex }) => colourDifference(background.median, rgbFromHex(hex)) <= paintDifferenceMax.photographed,
    )
  );
}

/**
 * Encodes all files in the requested order and renders preview and thumbnail. Resolves with the first file; the
 * rest continues in other threads while the first file is checked.
 */
async function writeAll({ picture, matte, mesh }: FramedPicture, plan: Plan) {
  const files = plan.formats.map((format) => encodeAs(format, picture, plan));
  const fullSizeDpi = plan.request.preview === 'full-size' ? plan.size.dpi : null;
  const preview = renderPreview({ picture, matte, mesh, fullSizeDpi });
  const renditions = Promise.all([preview, renderThumbnail(picture)]);
  const rest = Promise.all([renditions, Promise.all(files)]);
  rest.catch(() => {});
  return { first: await files[0]!, rest };
}

interface Encoded {
  file: EncodedPhoto;
  changes: Change[];
}

async function encodeAs(format: EncodedPhoto['format'], picture: Raster, plan: Plan): Promise<Encoded> {
  if (format === 'png') {
    return { file: { format, mime: 'image/png', bytes: await encodePng(picture, plan.size) }, changes: [] };
  }
  const { min, max } = plan.limits.fileBytes;
  const { reservedBytes = 0 } = plan.request;
  const room = (bytes: number | null) => bytes && Math.max(0, bytes - reservedBytes);
  const { bytes, quality } = await encodeJpeg(picture, plan.size, { min: room(min), max: room(max) });
  return {
    file: { format, mime: 'image/jpeg', bytes },
    changes: [{ what: 'compression', amount: quality, unit: 'quality' }],
  };
}

/** Decodes a file, finds the face in it, and inspects the cut-out. */
async function inspectResult(
  { file }: Encoded,
  made: ComposedPicture,
  { face: { chosenAt: isChosen } }: Observation,
  sessions: Sessions,
) {
  // Another thread decodes the file while the cut-out of the unlit picture is inspected.
  const [picture, cutOut] = await Promise.all([
    decodeFinished(file.bytes),
    made.painted && inspectCutOut({ ...made, painted: made.painted, picture: made.unlit }, sessions),
  ]);
  const chosenAt = isChosen && centreOfFace(made.mesh, picture);
  // Doubtful faces are known from the original.
  const face = await locateFaces<'output'>(picture, sessions, { chosenAt, doubtful: false });
  if (!face) throw new EngineError('face-missing');
  return { picture, face, cutOut };
}

/** A point of the face, as shares of the picture. */
function centreOfFace(mesh: FaceMesh<'output'>, { widthPx, heightPx }: Size): FacePoint {
  const { x, y } = pointAt(mesh, vertex.noseTip);
  return { x: x / widthPx, y: y / heightPx };
}

interface Making {
  file: Encoded;
  inspected: Awaited<ReturnType<typeof inspectResult>>;
  made: ComposedPicture;
  observation: Observation;
  plan: Plan;
}

/** Measures and judges the file that will be delivered, and proves the changes made to the original. */
async function assess({ file: { file }, inspected, made, observation, plan }: Making) {
  const { request, size } = plan;
  const { matte, covered, painted, unlit, light, frame } = made;
  const { face, changes, sourceNatives, source } = observation;
  // Another thread writes the proof's map while this one measures.
  const proving = prove({ unlit, light, matte, covered, result: inspected.picture });
  proving.catch(() => {});
  const report = await verify(
    {
      bytes: file.bytes,
      fileBytes: file.bytes.length + (request.reservedBytes ?? 0),
      picture: inspected.picture,
      mesh: inspected.face.mesh,
      faceCount: inspected.face.faceCount,
      otherFaceShare: Math.max(
        inspected.face.otherFaceShare,
        visibleOtherFaceShare(face, frame.toOutput, size, painted && matte),
      ),
      matte,
      covered,
      painted,
      sourceNatives,
      cutOut: inspected.cutOut,
      headAdjustment: headAdjustmentOf(plan),
      making: {
        enlargement: frame.scale,
        missingMm: mapSides(made.missingPx, (px) => mmFromPx(px, size.dpi)),
      },
      nominalDpi: () => size.dpi,
      changes: [
        ...(request.changesBefore ?? []).filter(isEdit),
        ...changes,
        ...made.changes,
        metadataRemoved,
      ],
    },
    request,
  );
  const { proof, map } = await proving;
  const { a, b, tx, ty } = frame.toOutput;
  const placement = {
    ...{ a, b, tx, ty, sourceWidthPx: source.widthPx, sourceHeightPx: source.heightPx },
    ...(observation.mirror && { mirrored: true }),
  };
  return { report: { ...report, placement, proof }, proofMap: map };
}

const metadataRemoved: Change = { what: 'metadata-removed', amount: 1, unit: 'ratio' };

function headAdjustmentOf({ request: { adjustment } }: Plan) {
  if (!adjustment || (adjustment.crownShiftMm === 0 && adjustment.chinShiftMm === 0)) return null;
  const { crownShiftMm, chinShiftMm, scale } = adjustment;
  return { crownUpMm: crownShiftMm * scale, chinUpMm: chinShiftMm * scale };
}
