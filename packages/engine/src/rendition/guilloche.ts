/**
 * Guilloche: the interlaced lines of banknotes. Every line has its own small deviations, so that no formula
 * with a handful of parameters takes them out again.
 */

type Random = () => number;

export interface Area {
  widthPx: number;
  heightPx: number;
}

interface Wave {
  amplitude: number;
  length: number;
  phase: number;
  /** Added to the phase from one line to the next: what makes neighbours cross. */
  drift: number;
}

const tau = 2 * Math.PI;

/** Wavy lines across the whole area, about `spacing` apart, running at `angle` to the horizontal. Out: one path per line. */
export function waveLines(
  { widthPx, heightPx }: Area,
  angle: number,
  spacing: number,
  random: Random,
): string[] {
  const reach = Math.hypot(widthPx, heightPx) / 2;
  const waves = [3.1, 1.3, 0.7].map((length, n): Wave => {
    const amplitude = spacing * [2.2, 0.9, 0.35][n]! * vary(random, 0.25);
    return {
      amplitude,
      length: reach * length * 0.28 * vary(random, 0.2),
      phase: random() * tau,
      drift: 0.3 + random() * 0.5,
    };
  });
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const step = reach / 40;
  const lines: string[] = [];
  for (
    let offset = -reach - random() * spacing, n = 0;
    offset < reach;
    offset += spacing * vary(random, 0.15), n++
  ) {
    const own = waves.map((wave) => ({
      ...wave,
      phase: wave.phase + n * wave.drift + (random() - 0.5) * 0.4,
    }));
    const points: Point[] = [];
    for (let along = -reach; along <= reach + step; along += step) {
      const across = own.reduce(
        (sum, wave) => sum + wave.amplitude * Math.sin((tau * along) / wave.length + wave.phase),
        offset,
      );
      points.push([widthPx / 2 + along * cos - across * sin, heightPx / 2 + along * sin + across * cos]);
    }
    lines.push(smoothPath(points));
  }
  return lines;
}

/** A rose of `petals` whose rings turn against each other. Out: one closed path per ring. */
export function rosette([x, y]: Point, radius: number, petals: number, random: Random): string[] {
  const rings = 9;
  const turn = tau / petals / rings;
  const phase = random() * tau;
  return Array.from({ length: rings }, (_, ring) => {
    const depth = 0.3 * vary(random, 0.2);
    const points = Array.from({ length: petals * 8 + 1 }, (_, n): Point => {
      const at = (tau * n) / (petals * 8);
      const r = radius * (0.68 + depth * Math.cos(petals * (at + ring * turn) + phase));
      return [x + r * Math.cos(at), y + r * Math.sin(at)];
    });
    return smoothPath(points);
  });
}

export type Point = readonly [x: number, y: number];

/** Catmull-Rom through the points, as cubic curves. */
function smoothPath(points: readonly Point[]): string {
  const [first] = points;
  let path = `M${px(first!)}`;
  for (let n = 0; n + 1 < points.length; n++) {
    const before = points[Math.max(0, n - 1)]!;
    const from = points[n]!;
    const to = points[n + 1]!;
    const after = points[Math.min(points.length - 1, n + 2)]!;
    path += `C${px(ahead(from, before, to))} ${px(ahead(to, after, from))} ${px(to)}`;
  }
  return path;
}

/** A sixth of the way between the neighbours, from `at` on. */
function ahead(at: Point, behind: Point, towards: Point): Point {
  return [at[0] + (towards[0] - behind[0]) / 6, at[1] + (towards[1] - behind[1]) / 6];
}

function px([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function vary(random: Random, share: number): number {
  return 1 + (random() * 2 - 1) * share;
}
