import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { decode } from '../../packages/engine/src/decode/decode.ts';
import { type Similarity, transformMesh } from '../../packages/engine/src/geometry/similarity.ts';
import { type ForegroundLayers, foregroundOn } from '../../packages/engine/src/matting/foreground.ts';
import { runNetsOnView, type ViewMattes } from '../../packages/engine/src/matting/matte-view.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import { drawPortraitView, portraitView } from '../../packages/engine/src/observe/portrait-view.ts';
import { dilateMask } from '../../packages/engine/src/raster/mask.ts';
import { patchOf } from '../../packages/engine/src/raster/patch.ts';
import type { Matte, Raster } from '../../packages/engine/src/raster/raster.ts';
import { drawPatch } from '../../packages/engine/src/raster/resample.ts';
import { white } from '../../packages/engine/src/raster/rgb.ts';
import { moreComposites, truthIn, truthRaster } from './matte-error.ts';

/** Mean differences between our composite and the true one over new backgrounds, in byte units. */
interface SpillError {
  /** In the band where the true alpha is between 0 and 1: old background that shines through hair. */
  inBand: number;
  /** Within `fringePx` outside the true edge: a seam of old background. */
  fringe: number;
}

const backgrounds = [255, 128, 0];
const fringePx = 6;

/** A composite in portrait space, with what the nets answer and what is known of it. */
interface SeenComposite {
  view: Raster;
  mattes: ViewMattes;
  truth: Matte;
  wall: Raster;
  /** White where the wall is known. */
  isKnown: Raster;
}

/** Runs the nets on a composite. The wall behind its person is read from pictures of other people before it. */
export async function seenComposite(portrait: string, sessions: Sessions): Promise<SeenComposite> {
  const { raster } = await decode(readPortrait(portrait), white);
  const { mesh } = await locateFace<'source'>(raster, sessions);
  const { toPortrait, size } = portraitView(mesh, raster);
  const view = await drawPortraitView(patchOf(raster), { toPortrait, size });
  const { wall, isKnown } = await wallBehind(portrait);
  const drawn = (source: Raster) => drawPatch(patchOf(source), toPortrait, size, 'bilinear');
  return {
    view,
    mattes: await runNetsOnView(view, transformMesh(toPortrait, mesh), sessions),
    truth: truthIn(await truthRaster(portrait), toPortrait, size),
    wall: drawn(wall),
    isKnown: drawn(isKnown),
  };
}

/** Composes a person on white, grey and black with a matte and layers, and compares with the true alpha and colours. */
export function spillOf(
  { view, truth, wall, isKnown }: SeenComposite,
  matte: Matte,
  layers: ForegroundLayers,
): SpillError {
  const identity = { a: 1, b: 0, tx: 0, ty: 0 } as Similarity<'output', 'portrait'>;
  const own = foregroundOn({ picture: view, matte, layers, toPortrait: identity });
  const between = truth.alpha.map((alpha) => (alpha > 0 && alpha < 255 ? 1 : 0));
  const person = truth.alpha.map((alpha) => (alpha > 0 ? 1 : 0));
  const near = dilateMask(person, truth, fringePx);
  const band = { sum: 0, count: 0 };
  const fringe = { sum: 0, count: 0 };
  for (let i = 0; i < person.length; i++) {
    if (isKnown.data[3 * i]! < 255) continue;
    const place = between[i] ? band : near[i] && !person[i] ? fringe : null;
    if (!place) continue;
    const [share, trueShare] = [matte.alpha[i]! / 255, truth.alpha[i]! / 255];
    for (let c = 3 * i; c < 3 * i + 3; c++) {
      const trueColour = view.data[c]! - (1 - trueShare) * wall.data[c]!;
      for (const level of backgrounds) {
        place.sum += Math.abs(
          share * own.data[c]! + (1 - share) * level - trueColour - (1 - trueShare) * level,
        );
        place.count++;
      }
    }
  }
  return { inBand: band.sum / band.count, fringe: fringe.sum / fringe.count };
}

/** The wall of a composite, from pictures of other people before the same wall. */
async function wallBehind(portrait: string): Promise<{ wall: Raster; isKnown: Raster }> {
  const kind = portrait.replace(/^.*_/, '');
  const others = moreComposites.filter((other) => other.endsWith(`_${kind}`) && other !== portrait);
  let wall: Raster | null = null;
  let isKnown: Raster | null = null;
  for (const other of others) {
    const { raster } = await decode(readPortrait(other), white);
    const alpha = await truthRaster(other);
    wall ??= { ...raster, data: new Uint8Array(raster.data.length) };
    isKnown ??= { ...raster, data: new Uint8Array(raster.data.length) };
    for (let i = 0; i < alpha.data.length; i += 3) {
      if (alpha.data[i] || isKnown.data[i]) continue;
      for (let c = i; c < i + 3; c++) {
        wall.data[c] = raster.data[c]!;
        isKnown.data[c] = 255;
      }
    }
  }
  return { wall: wall!, isKnown: isKnown! };
}
