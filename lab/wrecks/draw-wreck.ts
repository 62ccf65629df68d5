import sharp, { type Sharp } from 'sharp';
import { type Random, randomOf } from '../../packages/engine/fixtures/random.ts';
import { decode } from '../../packages/engine/src/decode/decode.ts';
import { faceAxes } from '../../packages/engine/src/face/face-axes.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import type { Raster } from '../../packages/engine/src/raster/raster.ts';
import { white } from '../../packages/engine/src/raster/rgb.ts';
import { brokenJpeg } from './broken-jpeg.ts';
import { type Drawing, type FacePlaces, placesOf } from './face-places.ts';
import { fringeAboveEyes, fringeOverEyes, lockOverEye } from './fringes.ts';
import { birthmark, earbud, eyePatch, headBandage, plasters } from './on-person.ts';
import { headscarf } from './scarves.ts';
import type { Wreck, WreckKind } from './wreck.ts';
import { dateStamp, decorativeFrame, emoji, rubberStamp, sampleText } from './writing.ts';

interface Original {
  raster: Raster;
  at: FacePlaces;
  eyes: { x: number; y: number };
  interEyePx: number;
  random: Random;
}

const makers: Readonly<Record<WreckKind, (original: Original) => Promise<Buffer>>> = {
  'grey-below-chin': (original) => saved(belowChin(original, 'grey')),
  'repeated-below-chin': (original) => saved(belowChin(original, 'repeated')),
  'broken-jpeg': (original) =>
    brokenJpeg(original.raster, rowOf(original, original.at.mouth), original.random),
  'white-scarf': drawn(headscarf('white')),
  'beige-scarf': drawn(headscarf('beige')),
  'black-scarf': drawn(headscarf('black')),
  'patterned-scarf': drawn(headscarf('patterned')),
  'stretched-12': resized(1, 1.12),
  'squeezed-12': resized(1.12, 1),
  'stretched-20': resized(1, 1.2),
  'squeezed-20': resized(1.2, 1),
  sample: drawn(sampleText),
  'rubber-stamp': drawn(rubberStamp),
  date: drawn(dateStamp),
  emoji: drawn(emoji),
  frame: drawn(decorativeFrame),
  'fringe-over-eyes': drawn(fringeOverEyes),
  'lock-over-eye': drawn(lockOverEye),
  'fringe-above-eyes': drawn(fringeAboveEyes),
  'eye-patch': drawn(eyePatch),
  bandage: drawn((at, random) => (random.chance(0.5) ? headBandage(at, random) : plasters(at, random))),
  earbud: drawn(earbud),
  birthmark: drawn(birthmark, 'multiply'),
};

/** Draws a wreck on an encoded portrait; the same seed gives the same drawing. */
export async function drawWreck(bytes: Buffer, { kind, seed }: Wreck, sessions: Sessions): Promise<Buffer> {
  const { raster } = await decode(bytes, white);
  const { mesh } = await locateFace<'source'>(raster, sessions);
  const { eyeMidpoint, interEyePx } = faceAxes(mesh);
  const at = placesOf(mesh, raster);
  return makers[kind]({
    raster,
    at,
    eyes: eyeMidpoint,
    interEyePx,
    random: randomOf(`wreck ${kind} ${seed}`),
  });
}

function drawn(drawing: Drawing, blend: 'over' | 'multiply' = 'over') {
  return async ({ raster, at, eyes, interEyePx, random }: Original): Promise<Buffer> => {
    const { widthPx, heightPx } = raster;
    const place = `translate(${eyes.x} ${eyes.y}) scale(${interEyePx})`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><g transform="${place}">${drawing(at, random)}</g></svg>`;
    // The lens of the camera softens what is before it.
    const layer = await sharp(Buffer.from(svg)).blur(0.6).png().toBuffer();
    return saved(
      sharp(
        await raw(raster)
          .composite([{ input: layer, blend }])
          .png()
          .toBuffer(),
      ),
    );
  };
}

function resized(across: number, down: number) {
  return ({ raster }: Original): Promise<Buffer> => {
    const size = { width: Math.round(raster.widthPx * across), height: Math.round(raster.heightPx * down) };
    return saved(raw(raster).resize({ ...size, fit: 'fill' }));
  };
}

/** Everything from a little below the chin is flat grey, as of half a download, or one block of pixels over and over. */
function belowChin(original: Original, by: 'grey' | 'repeated'): Sharp {
  const { raster, at, random } = original;
  const { widthPx } = raster;
  const from = rowOf(original, at.chin + random.between(0.02, 0.3));
  const data = Uint8Array.from(raster.data);
  const start = from * widthPx * 3;
  const level = Math.round(random.between(96, 208));
  const rows = by === 'repeated' ? random.pick([1, 8, 16]) : 0;
  for (let at3 = start; at3 < data.length; at3++) {
    data[at3] = rows > 0 ? data[start - rows * widthPx * 3 + ((at3 - start) % (rows * widthPx * 3))]! : level;
  }
  return raw({ ...raster, data });
}

function rowOf({ eyes, interEyePx, raster }: Original, down: number): number {
  return Math.min(raster.heightPx - 1, Math.max(0, Math.round(eyes.y + down * interEyePx)));
}

function raw({ data, widthPx, heightPx }: Raster): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

function saved(picture: Sharp): Promise<Buffer> {
  return picture.removeAlpha().jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer();
}
