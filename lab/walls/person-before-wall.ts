import { randomOf } from '../../packages/engine/fixtures/random.ts';
import { boxMean } from '../../packages/engine/src/raster/box-mean.ts';
import { luminance } from '../../packages/engine/src/raster/colour.ts';
import type { Size } from '../../packages/engine/src/raster/raster.ts';
import { asPhone, deviates } from './as-phone.ts';
import { smoothField } from './coarse-field.ts';
import { linearFromLab } from './linear-from-lab.ts';
import type { StudioPerson } from './studio-person.ts';
import type { Wall } from './wall.ts';
import { type WallFacts, wallFacts } from './wall-facts.ts';
import { drawObject } from './wall-object.ts';

export interface PersonBeforeWall {
  /** JPEG as of a phone. */
  bytes: Buffer;
  facts: WallFacts;
}

/**
 * Puts a person before a wall. The studio's wall is taken out of every pixel by its share and the new one put in, so that
 * each hair keeps its own pixels; there is no cut edge.
 */
export async function personBeforeWall(person: StudioPerson, wall: Wall): Promise<PersonBeforeWall> {
  const light = lightOf(wall, person);
  const layers = { ...light, shadow: shadowOf(wall, person), object: await drawObject(wall, person) };
  const { lit, behind } = wallLight(wall, person, layers);
  const facts = wallFacts(wall, person, { lit, behind, ...layers });
  const data = photographed(person, wall, { behind, vignette: light.vignette });
  return { bytes: await asPhone(data, person.size, wall), facts };
}

export interface WallLayers {
  /** Light on the wall, of 1 where it is full. */
  fall: Float32Array;
  vignette: Float32Array;
  /** Share of the light that the shadow takes. */
  shadow: Float32Array | null;
  object: { cover: Float32Array; colour: Float32Array } | null;
}

function lightOf({ fall, vignetteStops }: Wall, { size, head }: StudioPerson) {
  const { widthPx, heightPx } = size;
  const [cos, sin] = [Math.cos(fall.directionRad), Math.sin(fall.directionRad)];
  const reach = Math.hypot(widthPx, heightPx) / 2;
  const away = (x: number, y: number) =>
    fall.shape === 'window'
      ? ((x - widthPx / 2) * cos + (y - heightPx / 2) * sin) / reach / 2 + 0.5
      : Math.hypot((x - head.x) / reach - 0.5 * cos, (y - head.y) / reach - 0.5 * sin) / 1.5;
  const fromMiddle = (x: number, y: number) => Math.hypot(x - widthPx / 2, y - heightPx / 2) / reach;
  return {
    fall: smoothField(size, (x, y) => 2 ** (-fall.stops * away(x, y))),
    vignette: smoothField(size, (x, y) => 2 ** (-vignetteStops * fromMiddle(x, y) ** 2.5)),
  };
}

/** The person's outline, displaced and blurred. */
function shadowOf({ shadow }: Wall, { size, alpha, head }: StudioPerson): Float32Array | null {
  if (!shadow) return null;
  const { widthPx, heightPx } = size;
  const [right, down] = [shadow.right, shadow.down].map((share) => Math.round(share * head.heightPx)) as [
    number,
    number,
  ];
  const thrown = new Float32Array(alpha.length);
  for (let y = 0; y < heightPx; y++) {
    const from = Math.min(heightPx - 1, Math.max(0, y - down)) * widthPx;
    for (let x = 0; x < widthPx; x++) {
      // Outside the frame the body goes on as at its border.
      thrown[y * widthPx + x] = alpha[from + Math.min(widthPx - 1, Math.max(0, x - right))]!;
    }
  }
  const radiusPx = Math.max(1, Math.round((shadow.edge * head.heightPx) / 3));
  const once = boxMean(thrown, size, radiusPx);
  const soft = boxMean(boxMean(once, size, radiusPx), size, radiusPx);
  return soft.map((share) => share * shadow.depth);
}

interface WallLight {
  /** The wall in the light alone: no shadow, no texture, nothing on it; interleaved linear light. */
  lit: Float32Array;
  /** All that is behind the person. */
  behind: Float32Array;
}

function wallLight(wall: Wall, person: StudioPerson, layers: WallLayers): WallLight {
  const paint = linearFromLab(wall.paint);
  const tint = [wall.light.red, 1, wall.light.blue];
  const studio = wall.keepsStudioLight ? relativeLight(person) : null;
  const grain = textureOf(wall, person);
  const lit = new Float32Array(person.wall.length);
  const behind = new Float32Array(person.wall.length);
  for (let i = 0; i < layers.fall.length; i++) {
    const light = layers.fall[i]! * layers.vignette[i]! * (studio ? studio[i]! : 1);
    const shade = layers.shadow ? 1 - layers.shadow[i]! : 1;
    const cover = layers.object ? layers.object.cover[i]! : 0;
    for (let c = 0; c < 3; c++) {
      const at = 3 * i + c;
      lit[at] = paint[c]! * tint[c]! * light;
      const surface =
        paint[c]! * (1 + grain[i]!) * (1 - cover) + (layers.object ? layers.object.colour[at]! * cover : 0);
      behind[at] = surface * tint[c]! * light * shade;
    }
  }
  return { lit, behind };
}

/** Brightness of the studio's wall, of 1 where it is brightest but for a hundredth. */
function relativeLight({ wall, alpha }: StudioPerson): Float32Array {
  const grey = alpha.map((_, i) => luminance([wall[3 * i]!, wall[3 * i + 1]!, wall[3 * i + 2]!]));
  const seen = grey.filter((_, i) => i % 11 === 0 && alpha[i]! < 0.02).sort();
  const full = seen[Math.floor(0.99 * seen.length)] ?? 1;
  return grey.map((value) => value / full);
}

function textureOf({ seed, texture }: Wall, { size, head }: StudioPerson): Float32Array {
  const random = randomOf(`texture ${seed}`);
  const noise = deviates(size.widthPx * size.heightPx, random);
  const radiusPx = Math.max(1, Math.round((texture.size * head.heightPx) / 2));
  const soft = boxMean(boxMean(noise, size, radiusPx), size, radiusPx);
  const deviation = Math.sqrt(soft.reduce((sum, value) => sum + value * value, 0) / soft.length);
  return soft.map((value) => (value * texture.share) / deviation);
}

/** The share of the light of wall and person that comes from the wall, and how far its light reaches around edges, in head heights. */
const spill = { share: 0.12, reach: 0.05 } as const;
/** The person stands before the wall, where the light falls less. */
const fallOnPerson = 0.4;

function photographed(
  { size, picture, alpha, wall: studio, head }: StudioPerson,
  wall: Wall,
  { behind, vignette }: { behind: Float32Array; vignette: Float32Array },
): Float32Array {
  const tint = [wall.light.red, 1, wall.light.blue];
  const radiusPx = Math.max(1, Math.round(spill.reach * head.heightPx));
  const around = boxMean(boxMean(alpha, size, radiusPx), size, radiusPx);
  const spread = spreadBehind(behind, alpha, size, radiusPx);
  const fall = personFall(wall, size);
  const data = new Float32Array(picture.length);
  for (let i = 0; i < alpha.length; i++) {
    const a = alpha[i]!;
    const bounced = spill.share * (1 - around[i]!) * a;
    for (let c = 0; c < 3; c++) {
      const at = 3 * i + c;
      const left = picture[at]! - (1 - a) * studio[at]!;
      const own = left * ownShare(left, a, behind[at]! / Math.max(0.02, studio[at]!));
      const change = Math.min(2.5, spread[at]! / Math.max(0.02, studio[at]! * tint[c]!)) - 1;
      data[at] = own * tint[c]! * vignette[i]! * fall[i]! * (1 + bounced * change) + (1 - a) * behind[at]!;
    }
  }
  return data;
}

/** Alpha below which most of what the studio's wall leaves is its own grain. */
const grainAlpha = 0.3;

/**
 * What is left of a pixel without the studio's wall is the person's, but the grain of the wall, and what is darker than
 * its share of the wall, are as strong as the wall is bright.
 */
function ownShare(left: number, alpha: number, brighter: number): number {
  const ofWall = left < 0 ? 1 : Math.max(0, 1 - alpha / grainAlpha);
  return 1 + ofWall * (Math.min(1.2, brighter) - 1);
}

function personFall({ fall }: Wall, size: Size): Float32Array {
  const { widthPx, heightPx } = size;
  const [cos, sin] = [Math.cos(fall.directionRad), Math.sin(fall.directionRad)];
  const reach = Math.hypot(widthPx, heightPx) / 2;
  const along = (x: number, y: number) => ((x - widthPx / 2) * cos + (y - heightPx / 2) * sin) / reach / 2;
  return smoothField(size, (x, y) => 2 ** (-fallOnPerson * fall.stops * along(x, y)));
}

/** Mean light of the wall nearby, without what the person hides. */
function spreadBehind(behind: Float32Array, alpha: Float32Array, size: Size, radiusPx: number): Float32Array {
  const open = alpha.map((value) => 1 - value + 1e-4);
  const weight = boxMean(boxMean(open, size, radiusPx), size, radiusPx);
  const spread = new Float32Array(behind.length);
  for (let c = 0; c < 3; c++) {
    const weighted = open.map((value, i) => value * behind[3 * i + c]!);
    const mean = boxMean(boxMean(weighted, size, radiusPx), size, radiusPx);
    for (let i = 0; i < mean.length; i++) spread[3 * i + c] = mean[i]! / weight[i]!;
  }
  return spread;
}
