import { randomUUID } from 'node:crypto';
import { readExif } from './decode/exif.ts';
import { type Original, openOriginal } from './decode/original.ts';
import type { ObservationWish } from './engine.ts';
import { type Similarity, scaleOf, transformBox, transformMesh } from './geometry/similarity.ts';
import type { Box, FaceMesh } from './geometry/spaces.ts';
import { estimateLayers } from './matting/foreground.ts';
import { refinedMatte, runNetsOnView } from './matting/matte-view.ts';
import { previewView } from './matting/view-preview.ts';
import { withoutOthers } from './matting/without-others.ts';
import { measureHead } from './measure/head/measure-head.ts';
import { measureSource } from './measure/original/source-natives.ts';
import type { SourceView } from './measure/original/source-view.ts';
import type { Sessions } from './nets/sessions.ts';
import type { Observation } from './observation/observation.ts';
import { patchAround } from './observation/source-patch.ts';
import { handPresence } from './observe/find-hands.ts';
import { type LocatedFace, locateFace } from './observe/locate-face.ts';
import {
  drawPortraitView,
  hairHeadsIn,
  type PortraitView,
  portraitView,
  sourceAround,
} from './observe/portrait-view.ts';
import { writingNatives } from './observe/writing-natives.ts';
import type { Patch } from './raster/patch.ts';
import type { Matte } from './raster/raster.ts';
import { type StepClock, stepClock } from './step-clock.ts';

/**
 * Observes an original once for all documents: finds the face, mattes the person, and takes every measure that
 * does not depend on a record.
 *
 * In:     encoded JPEG, PNG or WEBP.
 * Throws: as decode and locateFace do.
 */
export async function observeOriginal(
  source: Buffer,
  sessions: Sessions,
  clock: StepClock = stepClock(),
  { face: chosenAt = null, mirror = false }: ObservationWish = {},
): Promise<Observation> {
  const original = await clock.run('decode', () => openOriginal(source, mirror));
  const { widthPx, heightPx, overview, changes } = original;
  const face = await clock.run('find-face', () =>
    locateFace<'source'>(overview, sessions, { widthPx, chosenAt, mirror }),
  );
  const { view, raster, matte, disputed, near, found } = await clock.run('matte', async () => {
    const view = await viewWithHair(original, face.mesh, sessions);
    const readNear = once(() => original.region(sourceAround(view)));
    const raster = await drawPortraitView(await pixelsFor(view, original, readNear), view);
    const mesh = transformMesh(view.toPortrait, face.mesh);
    const netOutputs = await runNetsOnView(raster, mesh, sessions);
    // Another thread decodes. Beside IS-Net, RVM and the person mask it would slow them down.
    const near = readNear();
    near.catch(() => {});
    const hands = await handPresence(raster, mesh, sessions);
    const writing = await writingNatives(overview, { mesh: face.mesh, widthPx }, sessions);
    const refined = await refinedMatte(netOutputs, sessions);
    const matte = ofChosen(refined.matte, face, view);
    const { disputed } = refined;
    return { view, raster, matte, disputed, near: await near, found: { ...hands, ...writing } };
  });
  const patch = patchAround(near, view.toPortrait);
  patch.catch(() => {});
  return clock.run('measure', async () => ({
    id: randomUUID(),
    source: { widthPx, heightPx },
    mirror,
    changes,
    face,
    head: measureHead(face.mesh, matte, view.toPortrait),
    toPortrait: view.toPortrait,
    matte,
    disputed,
    layers: estimateLayers(raster, matte),
    sourceNatives: { ...measureSource(await sourceView(source, original, near, face)), ...found },
    patch: await patch,
  }));
}

/** The view that holds every frame with this person's hair, of which a first view gives the height. */
async function viewWithHair(
  original: Original,
  mesh: FaceMesh<'source'>,
  sessions: Sessions,
): Promise<PortraitView> {
  const first = portraitView(mesh, original);
  const { emptyRows } = await previewView(await drawPortraitView(original.decoded, first), sessions);
  return portraitView(mesh, original, hairHeadsIn(first, emptyRows));
}

/** Photos without a choice show one person, or others too small to matter. */
function ofChosen(
  matte: Matte,
  { box, others, chosenAt }: LocatedFace<'source'>,
  { toPortrait }: PortraitView,
): Matte {
  if (!chosenAt || others.length === 0) return matte;
  const inPortrait = (face: Box<'source'>) => transformBox(toPortrait, face);
  return withoutOthers(matte, inPortrait(box), others.map(inPortrait));
}

/** The decoded pixels if their resolution is high enough, otherwise the original's own. */
async function pixelsFor(
  { toPortrait }: PortraitView,
  { decoded }: Original,
  readNear: () => Promise<Patch>,
): Promise<Patch> {
  return decoded.scaleX >= enoughForNets * scaleOf(toPortrait) ? decoded : readNear();
}

/** The nets see the view at about four fifths of its size. */
const enoughForNets = 0.8;

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}

async function sourceView(
  bytes: Buffer,
  original: Original,
  near: Patch,
  { mesh }: LocatedFace<'source'>,
): Promise<SourceView> {
  const toNear: Similarity<'source', 'source'> = { a: 1, b: 0, tx: -near.left, ty: -near.top };
  const { widthPx, heightPx, transparentShare, overview } = original;
  return {
    bytes,
    exif: await readExif(bytes),
    widthPx,
    heightPx,
    transparentShare,
    overview,
    picture: near.raster,
    mesh: transformMesh(toNear, mesh),
  };
}
