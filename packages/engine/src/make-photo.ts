import { colourDifferenceMax } from './checks/background-colour.ts';
import { backgroundDeviationMax } from './checks/background-uniformity.ts';
import { paintBackground } from './compose/background.ts';
import { mapSides } from './compose/coverage.ts';
import { encodeJpeg, encodePng } from './compose/encode.ts';
import { applyLight, planLight } from './compose/light.ts';
import { cutFrame, type Draft, matteAround } from './cut-draft.ts';
import { type DecodedPicture, decode, decodeFinished } from './decode/decode.ts';
import type { EncodedPhoto, MadePhoto, PhotoRequest } from './engine.ts';
import { EngineError } from './errors.ts';
import { colourDifference, type Rgb } from './geometry/rgb.ts';
import { mmFromPx } from './geometry/units.ts';
import { measureBackground } from './measure/background.ts';
import { measureHead } from './measure/measure-head.ts';
import { measureSource } from './measure/source-natives.ts';
import { type LocatedFace, locateFace, locateFaces } from './observe/locate-face.ts';
import type { Sessions } from './observe/sessions.ts';
import { type Plan, planFor } from './photo-plan.ts';
import { prove } from './prove.ts';
import type { Change, Step } from './report.ts';
import { stepClock } from './step-clock.ts';
import { verify } from './verify.ts';

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
  const view = await clock.run('matte', () => matteAround(original, face, plan, sessions));
  const head = await clock.run('measure', () => measureHead(face.mesh, view.matte, view.toWide));
  const draft = await clock.run('frame', () => cutFrame(original, face, head, view, plan));
  const lit = await clock.run('light', () => relight(draft, plan));
  const picture = await clock.run('background', () => settleBackground(lit, plan));
  const encoded = await clock.run('encode', () => encode(picture, plan));
  const seen = await clock.run('verify', () => lookAgain(encoded, sessions));
  const { report, proofMap } = await clock.run('assess', () =>
    assess({ source, encoded, seen, made: picture, original, face, plan }),
  );
  return { report: { ...report, timingsMs: clock.timingsMs() }, files: encoded.files, proofMap };
}

export function relight(draft: Draft, plan: Plan): Draft {
  if (!plan.mayRelight) return draft;
  const light = planLight(draft.framed, draft.mesh);
  const picture = { ...draft.framed, data: Uint8Array.from(draft.framed.data) };
  applyLight(picture, light);
  return { ...draft, picture, light, changes: [...draft.changes, ...light.changes] };
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

/** Reads the first file back and finds the face on it. */
async function lookAgain({ files }: Encoded, sessions: Sessions) {
  const picture = await decodeFinished(files[0]!.bytes);
  const face = await locateFaces<'output'>(picture, sessions);
  if (!face) throw new EngineError('face-missing');
  return { picture, face };
}

interface Making {
  source: Buffer;
  encoded: Encoded;
  seen: Awaited<ReturnType<typeof lookAgain>>;
  made: SettledPicture;
  original: DecodedPicture;
  face: LocatedFace<'source'>;
  plan: Plan;
}

/** Measures and judges what will be handed out, and proves what was done to get there. */
async function assess({ source, encoded, seen, made, original, face, plan }: Making) {
  const { request, size } = plan;
  const { matte, covered, painted, framed, light, frame } = made;
  const report = await verify(
    {
      bytes: encoded.files[0]!.bytes,
      picture: seen.picture,
      mesh: seen.face.mesh,
      faceCount: seen.face.faceCount,
      otherFaceShare: Math.max(seen.face.otherFaceShare, face.otherFaceShare),
      matte,
      covered,
      painted,
      sourceNatives: await measureSource({ bytes: source, picture: original.raster, mesh: face.mesh }),
      headByHand: headByHand(plan),
      making: {
        enlargement: frame.scale,
        missingMm: mapSides(made.missingPx, (px) => mmFromPx(px, size.dpi)),
      },
      nominalDpi: () => size.dpi,
      changes: [...original.changes, ...made.changes, ...encoded.changes],
    },
    request,
  );
  const { proof, map } = await prove({ framed, light, matte, covered, result: seen.picture });
  const { a, b, tx, ty } = frame.toOutput;
  const { widthPx: sourceWidthPx, heightPx: sourceHeightPx } = original.raster;
  const placement = { a, b, tx, ty, sourceWidthPx, sourceHeightPx };
  return { report: { ...report, placement, proof }, proofMap: map };
}

function headByHand({ request: { adjustment } }: Plan) {
  if (!adjustment || (adjustment.crownShiftMm === 0 && adjustment.chinShiftMm === 0)) return null;
  const { crownShiftMm, chinShiftMm, scale } = adjustment;
  return { crownUpMm: crownShiftMm * scale, chinUpMm: chinShiftMm * scale };
}
