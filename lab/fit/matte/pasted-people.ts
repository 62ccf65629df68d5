import sharp from 'sharp';
import { portraitsOf, readPortrait } from '../../../packages/engine/fixtures/shared-portraits.ts';
import { decode } from '../../../packages/engine/src/decode/decode.ts';
import { transformMesh } from '../../../packages/engine/src/geometry/similarity.ts';
import type { FaceMesh } from '../../../packages/engine/src/geometry/spaces.ts';
import { estimateLayers, foregroundOn } from '../../../packages/engine/src/matting/foreground.ts';
import type { Sessions } from '../../../packages/engine/src/nets/sessions.ts';
import { locateFace } from '../../../packages/engine/src/observe/locate-face.ts';
import { drawPortraitView, portraitView } from '../../../packages/engine/src/observe/portrait-view.ts';
import { patchOf } from '../../../packages/engine/src/raster/patch.ts';
import type { Matte, Raster } from '../../../packages/engine/src/raster/raster.ts';
import { white } from '../../../packages/engine/src/raster/rgb.ts';
import { truthIn, truthRaster } from '../../people/matte-error.ts';

/** A person cut out with known alpha. */
export interface CutPerson {
  portrait: string;
  colours: Raster;
  alpha: Matte;
  mesh: FaceMesh<'portrait'>;
  /** Row, in face heights below the chin, below which the known alpha is not reliable. */
  trueToY: number;
}

/** The known alpha of this portrait counts wall at the shoulders as clothing. */
const flawed = { id: '013', trueToY: -0.15 } as const;

/** Odd-numbered portraits with known alpha, each once, in its version with the plainest background. */
export function portraitsToPaste(): string[] {
  return portraitsOf('composites', 'matting_gt').filter((portrait) => {
    const [id] = portrait.match(/\d+/) ?? [];
    return /_(palewall|composite)\.jpg$/.test(portrait) && Number(id) % 2 === 1;
  });
}

export async function cutPerson(portrait: string, sessions: Sessions): Promise<CutPerson> {
  const { raster } = await decode(readPortrait(portrait), white);
  const { mesh } = await locateFace<'source'>(raster, sessions);
  const { toPortrait, size } = portraitView(mesh, raster);
  const view = await drawPortraitView(patchOf(raster), { toPortrait, size });
  const alpha = truthIn(await truthRaster(portrait), toPortrait, size);
  const colours = foregroundOn({
    picture: view,
    matte: alpha,
    layers: estimateLayers(view, alpha),
    toPortrait: { a: 1, b: 0, tx: 0, ty: 0 },
  });
  const trueToY = portrait.includes(`/${flawed.id}_`) ? flawed.trueToY : Number.POSITIVE_INFINITY;
  return { portrait, colours, alpha, mesh: transformMesh(toPortrait, mesh), trueToY };
}

/** Largest deviation, in grey levels, of the camera noise that drawn walls lack. */
const noiseLevels = 3;
const jpegQuality = 93;

export async function pastedOn(
  wall: Raster,
  { colours, alpha: { alpha } }: CutPerson,
  random: () => number,
): Promise<Raster> {
  const { widthPx, heightPx } = colours;
  const pasted = Uint8ClampedArray.from(wall.data, (level, k) => {
    const share = alpha[Math.floor(k / 3)]! / 255;
    return share * colours.data[k]! + (1 - share) * (level + noiseLevels * (random() + random() - 1));
  });
  const encoded = await sharp(pasted, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
  return { data: await sharp(encoded).raw().toBuffer(), widthPx, heightPx };
}
