/**
 * Makes training pairs for the refiner: people with known alpha and colours are recoloured, pasted on photographs,
 * drawn walls and plain walls, compressed, and passed through the product's nets. `judge` writes the composites, which
 * are never used for training, in the same form.
 * Run: `node --import @oxc-node/core/register lab/refiner/pairs.ts train|judge FOLDER [ROUNDS] [FIRST_ROUND]`
 * In: `FOLDER/people/ID_alpha.png` and `ID_colours.png` of lab/refiner/true_mattes.py; photographs listed in
 * `FOLDER/backgrounds.txt`, one path per line. Out: `FOLDER/train` or `FOLDER/judge`, four PNG files and the row of the
 * chin for each picture.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Random, randomOf } from '../../packages/engine/fixtures/random.ts';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { decode } from '../../packages/engine/src/decode/decode.ts';
import { pointAt, vertex } from '../../packages/engine/src/face/face-points.ts';
import { transformMesh } from '../../packages/engine/src/geometry/similarity.ts';
import { runNetsOnView } from '../../packages/engine/src/matting/matte-view.ts';
import { resampleMap } from '../../packages/engine/src/matting/resample-map.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import { drawPortraitView, portraitView } from '../../packages/engine/src/observe/portrait-view.ts';
import { patchOf } from '../../packages/engine/src/raster/patch.ts';
import type { Raster, Size } from '../../packages/engine/src/raster/raster.ts';
import { drawPatch } from '../../packages/engine/src/raster/resample.ts';
import { white } from '../../packages/engine/src/raster/rgb.ts';
import { lazySessions } from '../fit/coverings/people-halves.ts';
import { moreComposites, truthIn, truthRaster } from '../people/matte-error.ts';
import { drawWall, wallNames } from './drawn-walls.ts';

/** Width of a pasted picture; its height follows the person's picture, px. */
const pastedWidthPx = 1350;

/** A picture with its reference; all rasters have the same size. */
interface Example {
  name: string;
  jpeg: Buffer;
  alpha: Raster;
  /** The person's own colours; null where only alpha is known. */
  colours: Raster | null;
  /** Marks the hair that added_hair.py drew; null without any. */
  added: Raster | null;
}

const [mode, folder, rounds = '4', firstRound = '0'] = process.argv.slice(2);
if ((mode !== 'train' && mode !== 'judge') || !folder) throw new Error('usage: pairs.ts train|judge FOLDER');
const target = join(folder, mode);
mkdirSync(target, { recursive: true });
const { sessions, close } = lazySessions();
const nets = await sessions();
for await (const example of mode === 'judge' ? composites() : pastedPeople(folder)) {
  try {
    await write(example, nets);
  } catch (error) {
    console.log(`${example.name}: ${String(error)}`);
  }
}
await close();

async function* composites(): AsyncGenerator<Example> {
  for (const portrait of moreComposites) {
    const name = portrait.replace(/^.*\/|\.jpg$/g, '');
    yield {
      name,
      jpeg: readPortrait(portrait),
      alpha: await truthRaster(portrait),
      colours: null,
      added: null,
    };
  }
}

async function* pastedPeople(from: string): AsyncGenerator<Example> {
  const people = join(from, 'people');
  const photographs = readFileSync(join(from, 'backgrounds.txt'), 'utf8').trim().split('\n');
  const first = Number(firstRound);
  for (let round = first; round < first + Number(rounds); round++) {
    const ids = readdirSync(people).flatMap((file) => file.match(/^(.*)_alpha\.png$/)?.[1] ?? []);
    for (const id of ids.sort()) {
      const name = `${id}_${String(round).padStart(3, '0')}`;
      if (existsSync(join(target, `${name}.nets.png`))) continue;
      yield await pastedPerson(join(people, id), name, photographs);
    }
  }
}

async function pastedPerson(person: string, name: string, photographs: string[]): Promise<Example> {
  const random = randomOf(name);
  const isMirrored = random.chance(0.5);
  const turned = (picture: Sharp) => (isMirrored ? picture.flop() : picture);
  const { width, height } = await sharp(`${person}_alpha.png`).metadata();
  const size = { widthPx: pastedWidthPx, heightPx: Math.round((pastedWidthPx * height) / width) };
  const fitted = [size.widthPx, size.heightPx, { fit: 'fill' }] as const;
  const recoloured = turned(sharp(`${person}_colours.png`).resize(...fitted))
    .modulate({
      brightness: random.between(0.55, 1.3),
      saturation: random.between(0.3, 1.6),
      hue: random.chance(0.3) ? Math.round(random.between(0, 360)) : Math.round(random.between(-12, 12)),
    })
    .gamma(random.between(1, 1.8));
  const colours = await recoloured.removeAlpha().toColourspace('srgb').raw().toBuffer();
  const plane = (kind: string) =>
    turned(sharp(`${person}_${kind}.png`).resize(...fitted))
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer();
  const alpha = await plane('alpha');
  const wall = await wallOf(random, photographs, { colours, alpha, size });
  if (random.chance(0.25)) takeOnColour(wall, ownColour(random, colours, alpha), random.between(0.4, 1));
  if (random.chance(0.35)) await castShadow(random, wall, { alpha, size });
  const noise = random.between(0, 7);
  const pasted = Buffer.alloc(colours.length);
  for (let k = 0; k < pasted.length; k++) {
    const share = alpha[Math.floor(k / 3)]! / 255;
    const level =
      share * colours[k]! + (1 - share) * wall[k]! + noise * (random.uniform() + random.uniform() - 1);
    pasted[k] = Math.min(255, Math.max(0, level));
  }
  const raw = { raw: { width: size.widthPx, height: size.heightPx, channels: 3 } } as const;
  const seen = random.chance(0.3) ? sharp(pasted, raw).blur(random.between(0.4, 1.6)) : sharp(pasted, raw);
  const jpeg = await seen.jpeg({ quality: Math.round(random.between(74, 97)) }).toBuffer();
  const added = existsSync(`${person}_added.png`) ? greyRaster(await plane('added'), size) : null;
  return { name, jpeg, alpha: greyRaster(alpha, size), colours: { data: colours, ...size }, added };
}

function greyRaster(plane: Buffer, size: Size): Raster {
  const data = new Uint8Array(3 * plane.length);
  for (const [i, level] of plane.entries()) data.fill(level, 3 * i, 3 * i + 3);
  return { data, ...size };
}

/**
 * Chooses photographs for half of the pictures and plain walls for a third; a third of these have a colour of the
 * person.
 */
async function wallOf(
  random: Random,
  photographs: string[],
  { colours, alpha, size }: { colours: Buffer; alpha: Buffer; size: Size },
): Promise<Uint8Array | Uint8ClampedArray> {
  const kind = random.uniform();
  if (kind < 0.5) return photograph(random, random.pick(photographs), size);
  if (kind < 0.67) {
    return (await drawWall(random.pick(wallNames), size, random.uniform)).data;
  }
  const colour = random.chance(0.33)
    ? ownColour(random, colours, alpha)
    : [0, 1, 2].map(() => (random.chance(0.6) ? random.between(120, 255) : random.between(0, 255)));
  const [acrossShare, downShare] = [random.between(-0.25, 0.25), random.between(-0.25, 0.25)];
  const wall = new Uint8ClampedArray(colours.length);
  for (let y = 0, k = 0; y < size.heightPx; y++)
    for (let x = 0; x < size.widthPx; x++) {
      const light = 1 + acrossShare * (x / size.widthPx - 0.5) + downShare * (y / size.heightPx - 0.5);
      for (let c = 0; c < 3; c++, k++) wall[k] = colour[c]! * light + 2 * (random.uniform() - 0.5);
    }
  return wall;
}

/** Moves the mean colour of a wall towards a colour of the person, so that the edge is hard to see. */
function takeOnColour(wall: Uint8Array | Uint8ClampedArray, colour: number[], share: number): void {
  for (let c = 0; c < 3; c++) {
    let sum = 0;
    for (let k = c; k < wall.length; k += 3) sum += wall[k]!;
    const shift = share * (colour[c]! - (3 * sum) / wall.length);
    for (let k = c; k < wall.length; k += 3) wall[k] = Math.min(255, Math.max(0, wall[k]! + shift));
  }
}

/** Darkens the wall where a lamp on the other side of the person would throw a shadow. */
async function castShadow(
  random: Random,
  wall: Uint8Array | Uint8ClampedArray,
  { alpha, size: { widthPx, heightPx } }: { alpha: Buffer; size: Size },
): Promise<void> {
  const raw = { raw: { width: widthPx, height: heightPx, channels: 1 } } as const;
  const soft = await sharp(alpha, raw).blur(random.between(4, 60)).extractChannel(0).raw().toBuffer();
  const [acrossPx, downPx] = [random.between(-90, 90), random.between(-20, 50)].map(Math.round);
  const strength = random.between(0.1, 0.55);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const fromX = Math.min(widthPx - 1, Math.max(0, x - acrossPx!));
      const fromY = Math.min(heightPx - 1, Math.max(0, y - downPx!));
      const share = 1 - (strength * soft[fromY * widthPx + fromX]!) / 255;
      for (let c = 0; c < 3; c++) wall[3 * (y * widthPx + x) + c]! *= share;
    }
}

/** Picks the colour of a random pixel of the person, slightly varied. */
function ownColour(random: Random, colours: Buffer, alpha: Buffer): number[] {
  for (;;) {
    const i = Math.floor(random.uniform() * alpha.length);
    if (alpha[i]! > 250) return [0, 1, 2].map((c) => colours[3 * i + c]! + 12 * random.normal());
  }
}

async function photograph(random: Random, path: string, size: Size): Promise<Buffer> {
  const flat = await sharp(path)
    .flatten()
    .removeAlpha()
    .toColourspace('srgb')
    .toBuffer({ resolveWithObject: true });
  const { width, height } = flat.info;
  const side = Math.floor(Math.min(width, height) * random.between(0.35, 0.95));
  const cut = sharp(flat.data)
    .extract({
      left: Math.floor(random.uniform() * (width - side)),
      top: Math.floor(random.uniform() * (height - side)),
      width: side,
      height: side,
    })
    .resize(size.widthPx, size.heightPx, { fit: 'cover' })
    .modulate({
      brightness: random.between(0.5, 1.5),
      saturation: random.between(0.4, 1.4),
      hue: Math.round(random.between(0, 360)),
    });
  const drawn = random.chance(0.4) ? cut.blur(random.between(1, 9)) : cut;
  return drawn.removeAlpha().toColourspace('srgb').raw().toBuffer();
}

async function write({ name, jpeg, alpha, colours, added }: Example, sessions: Sessions): Promise<void> {
  const { raster } = await decode(jpeg, white);
  const { mesh } = await locateFace<'source'>(raster, sessions);
  const { toPortrait, size } = portraitView(mesh, raster);
  const view = await drawPortraitView(patchOf(raster), { toPortrait, size });
  const seen = await runNetsOnView(view, transformMesh(toPortrait, mesh), sessions);
  const chinY = pointAt(transformMesh(toPortrait, mesh), vertex.chin).y;
  writeFileSync(join(target, `${name}.json`), JSON.stringify({ chinY }));
  const out = (kind: string) => join(target, `${name}.${kind}.png`);
  await png(view.data, size, 3).toFile(out('picture'));
  await png(truthIn(alpha, toPortrait, size).alpha, size, 1).toFile(out('alpha'));
  if (added) await png(truthIn(added, toPortrait, size).alpha, size, 1).toFile(out('added'));
  if (colours)
    await png(drawPatch(patchOf(colours), toPortrait, size, 'bilinear').data, size, 3).toFile(out('colours'));
  const { raw, cutRows, shown } = seen;
  const hints = new Uint8Array(3 * size.widthPx * size.heightPx);
  [raw.isNet, raw.rvm, raw.personMask].forEach((map, c) => {
    const values = resampleMap(map, shown);
    for (let i = 0, to = cutRows * size.widthPx; i < values.length; i++, to++)
      hints[3 * to + c] = Math.min(255, Math.max(0, 255 * values[i]! + 0.5));
  });
  await png(hints, size, 3).toFile(out('nets'));
  console.log(`${name} ${size.widthPx}x${size.heightPx}`);
}

function png(data: ArrayLike<number>, { widthPx, heightPx }: Size, channels: 1 | 3): Sharp {
  const raw = { width: widthPx, height: heightPx, channels };
  return sharp(Uint8Array.from(data), { raw }).png({ compressionLevel: 2 });
}
