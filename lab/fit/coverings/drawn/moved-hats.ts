import type { Drawing } from './drawing.ts';
import { blurred, field, indexOf, type Sitter, sidePx } from './sitter.ts';

/** A hat from one picture, cut out above its rim so that it can be put on another head. */
export interface Hat {
  wearer: Sitter;
  /** Height of the rim above the eyes in inter-eye distances, as a parabola: a x^2 + b x + c. */
  rim: readonly [a: number, b: number, c: number];
}

const columns = Array.from({ length: 25 }, (_, i) => -0.62 + (1.24 * i) / 24);
/**
 * Columns show the rim if their strongest step is this close to the common curve, in inter-eye distances; a share of
 * 0.6 must agree.
 */
const near = 0.15;
const agreeing = 0.6;

/** Finds the rim of a worn hat. Returns null if no clear rim crosses the forehead. */
export function hatOf(wearer: Sitter): Hat | null {
  const heights = columns.map((right) => ({ right, up: strongestStep(wearer, right) }));
  let rim = parabola(heights);
  let stored = heights.filter(({ right, up }) => Math.abs(up - heightAt(rim, right)) < near);
  if (stored.length > 8) {
    rim = parabola(stored);
    stored = heights.filter(({ right, up }) => Math.abs(up - heightAt(rim, right)) < near);
  }
  return stored.length / columns.length > agreeing ? { wearer, rim } : null;
}

/** Puts the hat on another head, matches its colours to that head's skin tone and removes the hair above the rim. */
export function putOn(sitter: Sitter, { wearer, rim }: Hat): Drawing & Required<Pick<Drawing, 'person'>> {
  const from = sitter.right.map((right, i) => indexOf(wearer.face.pixel(right, sitter.down[i]!)));
  const isBeyond = (i: number) => {
    const { x, y } = wearer.face.pixel(sitter.right[i]!, sitter.down[i]!);
    return x < 0 || y < 0 || x >= sidePx || y >= sidePx;
  };
  const gains = sitter.skin.map((value, c) =>
    Math.min(2.2, Math.max(0.45, (value + 6) / (wearer.skin[c]! + 6))),
  );
  const above = field().map((_, i) => {
    const right = Math.max(-0.75, Math.min(0.75, sitter.right[i]!));
    const height = Math.min(1.4, Math.max(0.3, heightAt(rim, right)));
    return -sitter.down[i]! > height ? 1 : 0;
  });
  const worn = above.map((value, i) => (isBeyond(i) ? 0 : value * wearer.person[from[i]!]!));
  const opacity = blurred(worn, 3);
  const wall = wallOf(sitter);
  const person = sitter.person.map((value, i) =>
    above[i] && worn[i]! < 0.5 ? 0 : Math.max(value, opacity[i]!),
  );
  return {
    colour: (i, c) => (worn[i]! >= 0.3 ? gains[c]! * wearer.raster.data[3 * from[i]! + c]! : wall[c]!),
    opacity: opacity.map((value, i) =>
      above[i] && worn[i]! < 0.5 ? Math.max(value, sitter.person[i]!) : value,
    ),
    person,
  };
}

function wallOf({ raster, person }: Sitter): number[] {
  const sum = [0, 0, 0, 0];
  for (let i = 8 * sidePx; i < 40 * sidePx; i += 7) {
    if (person[i]! > 0.05) continue;
    for (let c = 0; c < 3; c++) sum[c]! += raster.data[3 * i + c]!;
    sum[3]!++;
  }
  return sum[3]! < 50 ? [215, 215, 215] : sum.slice(0, 3).map((value) => value / sum[3]!);
}

function strongestStep({ face, raster: { data } }: Sitter, right: number): number {
  const ups = Array.from({ length: 54 }, (_, i) => 0.3 + i * 0.035);
  const tones = ups.map((up) => {
    const at = 3 * indexOf(face.pixel(right, -up));
    const [r, g, b] = [data[at]! + 8, data[at + 1]! + 8, data[at + 2]! + 8];
    return [0.7 * Math.log(0.299 * r + 0.587 * g + 0.114 * b), 2 * Math.log(r / g), 2 * Math.log(b / g)];
  });
  let [best, at] = [0, 0];
  for (let i = 5; i < 30; i++) {
    const mean = (part: number[][], c: number) => part.reduce((sum, tone) => sum + tone[c]!, 0) / part.length;
    const [above, below] = [tones.slice(i + 1, i + 6), tones.slice(i - 5, i)];
    const step = Math.hypot(...[0, 1, 2].map((c) => mean(above, c) - mean(below, c)));
    if (step > best) [best, at] = [step, i];
  }
  return ups[at]!;
}

function heightAt([a, b, c]: Hat['rim'], right: number): number {
  return a * right * right + b * right + c;
}

/**
 * Fits a parabola by least squares. The columns are spaced evenly about the midline, which keeps the problem well
 * conditioned.
 */
function parabola(points: ReadonlyArray<{ right: number; up: number }>): Hat['rim'] {
  const sum = (power: number, value: (p: { right: number; up: number }) => number = () => 1) =>
    points.reduce((total, p) => total + p.right ** power * value(p), 0);
  const [s0, s1, s2, s3, s4] = [sum(0), sum(1), sum(2), sum(3), sum(4)];
  const up = (p: { up: number }) => p.up;
  const [t0, t1, t2] = [sum(0, up), sum(1, up), sum(2, up)];
  const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
  const a = (s0 * (s2 * t2 - s3 * t1) - s1 * (s1 * t2 - s3 * t0) + s2 * (s1 * t1 - s2 * t0)) / determinant;
  const b = (s0 * (t1 * s4 - t2 * s3) - t0 * (s1 * s4 - s2 * s3) + s2 * (s1 * t2 - s2 * t1)) / determinant;
  const c = (t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - t2 * s3) + s2 * (t1 * s3 - t2 * s2)) / determinant;
  return [a, b, c];
}
