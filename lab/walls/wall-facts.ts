import { labFromLinear } from '../../packages/engine/src/raster/colour.ts';
import { quantile } from '../../packages/engine/src/raster/quantile.ts';
import type { StudioPerson } from './studio-person.ts';
import type { Wall } from './wall.ts';

/** The visible properties of a wall in a frame, before noise and compression. L*, a*, b* are CIELAB under D50. */
export interface WallFacts {
  /** Lightness and chroma of the wall as photographed. */
  lightness: number;
  chroma: number;
  /** Difference of L* between the brightest and the darkest hundredth that the fall of light alone causes. */
  fall: number;
  /** L* by which the shadow darkens the wall most, and its steepest slope, L* for each hundredth of the head height. */
  shadowDepth: number;
  shadowSlope: number;
  /** Standard deviation of L* by texture. */
  texture: number;
  /** Share of the wall that is covered by something that the eye tells from it. */
  object: number;
}

interface Light {
  lit: Float32Array;
  behind: Float32Array;
  shadow: Float32Array | null;
  object: { cover: Float32Array; colour: Float32Array } | null;
}

/** What every document's frame shows, in head heights around the middle of the eyes; the lower border is the chin's. */
const frame = { side: 0.56, above: 0.6, below: 0.5 } as const;
/** Alpha up to which a pixel shows the wall. */
const wallAlpha = 0.02;
/** Difference in CIELAB from which an object is seen at a glance. */
const seenDifference = 6;

export function wallFacts(wall: Wall, person: StudioPerson, light: Light): WallFacts {
  const at = seenWall(person);
  const lab = (values: Float32Array, i: number) =>
    labFromLinear([values[3 * i]!, values[3 * i + 1]!, values[3 * i + 2]!]);
  const lit = at.map((i) => lab(light.lit, i));
  const lightness = lit.map(([l]) => l);
  const middle = quantile(lightness, 0.5);
  const chroma = quantile(
    lit.map(([, a, b]) => Math.hypot(a, b)),
    0.5,
  );
  const covered = light.object
    ? at.filter(
        (i, k) =>
          light.object!.cover[i]! > 0.5 &&
          difference(lab(light.behind, i), shaded(lit[k]!, light.shadow?.[i] ?? 0)) > seenDifference,
      )
    : [];
  return {
    lightness: middle,
    chroma,
    fall: quantile(lightness, 0.99) - quantile(lightness, 0.01),
    ...shadowFacts(light, person, at),
    // At lightness L* a share of light is this many L*.
    texture: (wall.texture.share * (middle + 16)) / 3,
    object: covered.length / at.length,
  };
}

/** Every third pixel of the wall in the frame. */
function seenWall({ size, alpha, head }: StudioPerson): number[] {
  const { widthPx, heightPx } = size;
  const seen: number[] = [];
  const top = Math.max(0, Math.round(head.y - frame.above * head.heightPx));
  const bottom = Math.min(heightPx, Math.round(head.y + frame.below * head.heightPx));
  const left = Math.max(0, Math.round(head.x - frame.side * head.heightPx));
  const right = Math.min(widthPx, Math.round(head.x + frame.side * head.heightPx));
  for (let y = top; y < bottom; y += 3) {
    for (let x = left; x < right; x += 3) {
      if (alpha[y * widthPx + x]! <= wallAlpha) seen.push(y * widthPx + x);
    }
  }
  return seen;
}

function shadowFacts({ lit, shadow }: Light, { size, head }: StudioPerson, at: readonly number[]) {
  if (!shadow) return { shadowDepth: 0, shadowSlope: 0 };
  const lightness = (i: number) =>
    shaded(labFromLinear([lit[3 * i]!, lit[3 * i + 1]!, lit[3 * i + 2]!]), shadow[i]!)[0];
  const full = (i: number) => labFromLinear([lit[3 * i]!, lit[3 * i + 1]!, lit[3 * i + 2]!])[0];
  const stepPx = Math.max(1, Math.round(0.01 * head.heightPx));
  const deepest = Math.max(0, ...sampled(at).map((i) => full(i) - lightness(i)));
  const slopes = sampled(at).flatMap((i) => {
    const beside = [i + stepPx, i + stepPx * size.widthPx].filter((other) => other < shadow.length);
    return beside.map((other) => Math.abs(full(other) - lightness(other) - full(i) + lightness(i)));
  });
  return { shadowDepth: deepest, shadowSlope: slopes.length > 0 ? quantile(slopes, 0.995) : 0 };
}

function sampled(at: readonly number[]): number[] {
  return at.filter((_, k) => k % 3 === 0);
}

/** L* after a share of light is taken away. */
function shaded(
  [lightness, a, b]: readonly [number, number, number],
  taken: number,
): [number, number, number] {
  const rest = Math.cbrt(1 - taken);
  return [(lightness + 16) * rest - 16, a * rest, b * rest];
}

function difference(p: readonly number[], q: readonly number[]): number {
  return Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!, p[2]! - q[2]!);
}
