import type { Change } from '@vesika/report';
import { backgroundDeviationMax, colourDifferenceMax } from './checks/background.ts';
import { paintBackground } from './compose/background.ts';
import { encodeJpeg, encodePng } from './compose/encode.ts';
import { lit, planLight } from './compose/light.ts';
import { refuseStrayStrokes, touchUp } from './compose/touch-up.ts';
import { cutFrame, type Draft } from './cut-draft.ts';
import { decodeFinished } from './decode/decode.ts';
import type { EncodedPhoto, MadePhoto, PhotoRequest } from './engine.ts';
import { EngineError } from './errors.ts';
import { mapSides } from './frame/coverage.ts';
import { mmFromPx } from './geometry/units.ts';
import { inspectCutOut } from './inspect-cut-out.ts';
import { backgroundDistance } from './limits/background-range.ts';
import { measureBackground } from './measure/background/background.ts';
import type { Sessions } from './nets/sessions.ts';
import type { Observation } from './observation/observation.ts';
import { locateFaces } from './observe/locate-face.ts';
import type { Plan } from './photo-plan.ts';
import { planForOriginal } from './plan-for-original.ts';
import { prove } from './prove.ts';
import type { Raster } from './raster/raster.ts';
import type { Rgb } from './raster/rgb.ts';
import { renderPreview, renderThumbnail } from './rendition/render.ts';
import { type StepClock, stepClock } from './step-clock.ts';
import { verify } from './verify.ts';

/**
 * From an observation to the finished photo, its report and all its renditions: no net but those that look at the
 * result again.
 *
 * In:     the bytes that `observation` is about.
 * Throws: request-invalid, also where strokes lie beside the original; face-missing where the result shows none.
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
  const draft = await clock.run('frame', () => cutFrame(source, observation, plan));
  const relit = await clock.run('light', () => relight(draft, plan));
  const picture = await clock.run('background', () => settleBackground(relit, plan));
  const { first, rest } = await clock.run('encode', () => writeAll(picture, plan));
  const seen = await clock.run('verify', () => lookAgain(first, picture, sessions));
  const { report, proofMap } = await clock.run('assess', () =>
    assess({ file: first, seen, made: picture, observation, plan }),
  );
  const [[preview, thumbnail], encoded] = await rest;
  return {
    report: {
      ...report,
      changes: [...report.changes, ...encoded.flatMap(({ changes }) => changes)],
      timingsMs: clock.timingsMs(),
    },
    files: encoded.map(({ file }) => file),
    preview,
    thumbnail,
    proofMap,
  };
}

export function relight(draft: Draft, plan: Plan): Draft {
  if (!plan.mayRelight) return draft;
  const light = planLight(draft.framed, draft.mesh);
  const { layers } = draft;
  return {
    ...draft,
    picture: { ...draft.framed, data: lit(draft.framed.data, light) },
    layers: {
      ...layers,
      foreground: lit(layers.foreground, light),
      background: lit(layers.background, light),
    },
    light,
    changes: [...draft.changes, ...light.changes],
  };
}
interface SettledPicture extends Draft {
  painted: Rgb | null;
}

/** Touching up belongs to painting: a background that is kept has no edge that was cut. */
function settleBackground(draft: Draft, plan: Plan): SettledPicture {
  if (plan.background === 'keep' || (plan.background === 'auto' && backgroundSatisfies(draft, plan))) {
    return { ...draft, painted: null };
  }
  const painted = plan.backgroundRgb;
  const { picture, paintedShare } = paintBackground(draft, painted);
  const change: Change = { what: 'background', amount: paintedShare, unit: 'ratio' };
  const touched = touchUp({
    strokes: plan.touchUp,
    painted: picture,
    matte: draft.matte,
    original: draft.picture,
    covered: draft.covered,
    colour: painted,
    mesh: draft.mesh,
    toOutput: draft.frame.toOutput,
  });
  return { ...draft, ...touched, painted, changes: [...draft.changes, change, ...touched.changes] };
}

/** The original's background is left alone where it passes the very checks the result is held to. */
function backgroundSatisfies({ picture, matte, covered }: Draft, plan: Plan): boolean {
  if (covered) return false;
  const background = measureBackground(picture, matte, covered);
  return (
    background !== null &&
    background.deviation <= backgroundDeviationMax &&
    backgroundDistance(background.median, plan.request.requirement) <= colourDifferenceMax.photographed
  );
}

/** The files in their order and what is shown of them; other threads go on with all but the first while it is judged. */
async function writeAll({ picture, mesh }: Draft, plan: Plan) {
  const files = plan.formats.map((format) => encodeAs(format, picture, plan));
  const renditions = Promise.all([renderPreview(picture, mesh), renderThumbnail(picture)]);
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
  const { bytes, quality } = await encodeJpeg(picture, plan.size, plan.limits.fileBytes);
  return {
    file: { format, mime: 'image/jpeg', bytes },
    changes: [{ what: 'compression', amount: quality, unit: 'quality' }],
  };
}

/** Reads a file back, finds the face on it, and looks at how the person was cut out. */
async function lookAgain({ file }: Encoded, made: SettledPicture, sessions: Sessions) {
  const picture = await decodeFinished(file.bytes);
  const face = await locateFaces<'output'>(picture, sessions);
  if (!face) throw new EngineError('face-missing');
  const cutOut = made.painted && (await inspectCutOut({ ...made, picture: made.framed }, sessions));
  return { picture, face, cutOut };
}

interface Making {
  file: Encoded;
  seen: Awaited<ReturnType<typeof lookAgain>>;
  made: SettledPicture;
  observation: Observation;
  plan: Plan;
}

/** Measures and judges what will be handed out, and proves what was done to get there. */
async function assess({ file: { file }, seen, made, observation, plan }: Making) {
  const { request, size } = plan;
  const { matte, covered, painted, framed, light, frame } = made;
  const { face, changes, sourceNatives, source } = observation;
  // Its map is written by another thread while this one measures.
  const proving = prove({ framed, light, matte, covered, result: seen.picture });
  proving.catch(() => {});
  const report = await verify(
    {
      bytes: file.bytes,
      picture: seen.picture,
      mesh: seen.face.mesh,
      faceCount: seen.face.faceCount,
      otherFaceShare: Math.max(seen.face.otherFaceShare, face.otherFaceShare),
      matte,
      covered,
      painted,
      sourceNatives,
      cutOut: seen.cutOut,
      headByHand: headByHand(plan),
      making: {
        enlargement: frame.scale,
        missingMm: mapSides(made.missingPx, (px) => mmFromPx(px, size.dpi)),
      },
      nominalDpi: () => size.dpi,
      changes: [...changes, ...made.changes, metadataRemoved],
    },
    request,
  );
  const { proof, map } = await proving;
  const { a, b, tx, ty } = frame.toOutput;
  const placement = { a, b, tx, ty, sourceWidthPx: source.widthPx, sourceHeightPx: source.heightPx };
  return { report: { ...report, placement, proof }, proofMap: map };
}

const metadataRemoved: Change = { what: 'metadata-removed', amount: 1, unit: 'ratio' };

function headByHand({ request: { adjustment } }: Plan) {
  if (!adjustment || (adjustment.crownShiftMm === 0 && adjustment.chinShiftMm === 0)) return null;
  const { crownShiftMm, chinShiftMm, scale } = adjustment;
  return { crownUpMm: crownShiftMm * scale, chinUpMm: chinShiftMm * scale };
}
