import type { Natives } from '@vesika/report';
import { pointOnAxes } from './face-axes.ts';
import { type FaceTones, quantile } from './skin-model.ts';

/** Band in which a line is looked for, in inter-eye distances right of and below the eye midpoint. */
interface Band {
  from: number;
  to: number;
  top: number;
  bottom: number;
}

const bridge: Band = { from: -0.1, to: 0.1, top: -0.22, bottom: 0.2 };
const rimImageLeft: Band = { from: -0.72, to: -0.34, top: 0.2, bottom: 0.62 };
const rimImageRight: Band = { from: 0.34, to: 0.72, top: 0.2, bottom: 0.62 };

/** Faces without glasses stay below the first, frames lie above the second. */
export const bareBridgeMax = 0.22;
export const frameMin = 0.45;

/**
 * How clearly a frame crosses the bridge of the nose, where bare skin has no line from side to side, and how
 * clearly a rim runs under both eyes.
 *
 * Out:    contrast of the bridge plus that of the weaker rim, 0 to 1. Twelve good portraits stay below 0.16; thin
 *         wire comes to 0.3 to 0.42, frames to 0.63 and more. A rimless bridge as pale as the skin is not seen.
 * Source: the standards say what glasses must not do (ISO/IEC 39794-5, D.1.4), not how to find them; the method
 *         is ours.
 */
export function measureGlasses(tones: FaceTones): Natives {
  const rim = (band: Band) => Math.max(lineContrast(tones, band, 'dark'), lineContrast(tones, band, 'light'));
  const strength =
    lineContrast(tones, bridge, 'dark', true) + Math.min(rim(rimImageLeft), rim(rimImageRight));
  return { glassesStrength: Math.min(1, strength) };
}

/** A line may arch by this much, in inter-eye distances, and must show in all but a fifth of its columns. */
const archTolerance = 0.04;
const weakestColumns = 0.2;
const columnStepPx = 2;

function lineContrast(
  { grey, raster, axes }: FaceTones,
  band: Band,
  polarity: 'dark' | 'light',
  steep = false,
): number {
  const unit = axes.interEyePx;
  const heightPx = Math.round((band.bottom - band.top) * unit);
  const columns: Float32Array[] = [];
  for (let right = band.from; right <= band.to; right += columnStepPx / unit) {
    const { x, y } = pointOnAxes(axes, right, -band.top);
    const profile = columnProfile(grey, raster.widthPx, Math.round(x), Math.round(y), heightPx);
    columns.push(widened(ridges(profile, polarity, steep), Math.round(archTolerance * unit)));
  }
  let best = 0;
  for (let row = 0; row < heightPx; row++) {
    best = Math.max(
      best,
      quantile(
        columns.map((column) => column[row]!),
        weakestColumns,
      ),
    );
  }
  return best;
}

const reachPx = 14;
const halfWidthsPx = [5, 9, 14] as const;

/** Grey of a column, averaged over five pixels across it, `reachPx` longer than asked for at both ends. */
function columnProfile(
  grey: Float32Array,
  widthPx: number,
  x: number,
  top: number,
  heightPx: number,
): Float32Array {
  return Float32Array.from({ length: heightPx + 2 * reachPx }, (_, i) => {
    const at = (top - reachPx + i) * widthPx + x;
    return (grey[at - 2]! + grey[at - 1]! + grey[at]! + grey[at + 1]! + grey[at + 2]!) / 5;
  });
}

/** Noise of dark skin must not become contrast. */
const greyFloor = 12;
/** An edge of a frame rises by this share of the line's depth within `edgePx`; a shadow does not. */
const edgeShare = 0.6;
const edgePx = 4;

/** Contrast of each pixel against the better lit of two sides, or zero where it stands out on one side only. */
function ridges(profile: Float32Array, polarity: 'dark' | 'light', steep: boolean): Float32Array {
  const found = new Float32Array(profile.length - 2 * reachPx);
  const sign = polarity === 'dark' ? 1 : -1;
  for (let i = 0; i < found.length; i++) {
    const at = i + reachPx;
    const centre = profile[at]!;
    for (const half of halfWidthsPx) {
      const above = profile[at - half]!;
      const below = profile[at + half]!;
      const depth = Math.min(sign * (above - centre), sign * (below - centre));
      if (depth <= 0) continue;
      const brighter = polarity === 'dark' ? Math.min(above, below) : centre;
      const sharp = steep ? Math.min(1, edgeRise(profile, at, half, sign) / (edgeShare * depth)) : 1;
      found[i] = Math.max(found[i]!, (sharp * depth) / (brighter + greyFloor));
    }
  }
  return found;
}

/** Steepest rise on the way out, of the flatter side. */
function edgeRise(profile: Float32Array, at: number, half: number, sign: number): number {
  let above = 0;
  let below = 0;
  for (let k = 0; k <= half - edgePx; k++) {
    above = Math.max(above, sign * (profile[at - k - edgePx]! - profile[at - k]!));
    below = Math.max(below, sign * (profile[at + k + edgePx]! - profile[at + k]!));
  }
  return Math.min(above, below);
}

function widened(values: Float32Array, tolerance: number): Float32Array {
  return values.map((_, i) => {
    let best = 0;
    for (let k = Math.max(0, i - tolerance); k <= Math.min(values.length - 1, i + tolerance); k++) {
      best = Math.max(best, values[k]!);
    }
    return best;
  });
}
