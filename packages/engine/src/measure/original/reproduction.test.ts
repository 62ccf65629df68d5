import { beforeAll, describe, expect, it } from 'vitest';
import { drawnSource, repainted, saved } from './drawn-source.fixture.ts';
import { measureReproduction } from './reproduction.ts';
import type { SourceView } from './source-view.ts';

let source: SourceView;
beforeAll(async () => {
  source = await drawnSource();
});

/** The drawing with a halftone screen of period `periodPx` at an angle, modulated by `share`. */
function printed(periodPx: number, turnDeg: number, share: number): SourceView {
  const across = (2 * Math.PI * Math.cos((turnDeg * Math.PI) / 180)) / periodPx;
  const along = (2 * Math.PI * Math.sin((turnDeg * Math.PI) / 180)) / periodPx;
  return repainted(
    source,
    (byte, x, y) => byte * (1 + share * Math.cos(across * x + along * y) * Math.cos(across * y - along * x)),
  );
}

/** The drawing with dark gaps between screen pixels. */
function displayed(periodPx: number, share: number): SourceView {
  return repainted(source, (byte, x, y) => {
    const isGap = x % periodPx < 1 || y % periodPx < 1;
    return isGap ? byte * (1 - share) : byte;
  });
}

const grades = [0.01, 0.03, 0.06, 0.12];

/** Values above this are saturated and no longer monotonic, because the strongest harmonic changes. */
const saturation = 6;

function expectGrades(patterns: SourceView[]) {
  const values = patterns.map((pattern) => Math.min(saturation, measureReproduction(pattern).rasterPattern!));
  expect(values[0]).toBeGreaterThan(measureReproduction(source).rasterPattern!);
  for (let i = 1; i < values.length; i++) {
    expect(values[i], String(values)).toBeGreaterThanOrEqual(values[i - 1]!);
  }
  expect(values.at(-1)).toBeGreaterThan(3.5);
}

describe('rasterPattern', () => {
  it('is low for a photographed face at every JPEG quality', async () => {
    for (const quality of [95, 80, 50, 25]) {
      const { rasterPattern } = measureReproduction(await saved(source, quality));
      expect(rasterPattern, String(quality)).toBeLessThan(1.9);
    }
  });

  it.each([
    [3.3, 15],
    [4.4, 45],
    [7, 75],
  ])('increases with a halftone screen of %f px at %i degrees', (periodPx, turnDeg) => {
    expectGrades(grades.map((share) => printed(periodPx, turnDeg, share)));
  });

  it.each([3, 4.5, 7])('increases with screen pixels of %f px', (periodPx) => {
    expectGrades(grades.map((share) => displayed(periodPx, share)));
  });

  it('is null for a small face', async () => {
    const small = await drawnSource({ widthPx: 150, heightPx: 200 });
    expect(measureReproduction(small).rasterPattern).toBeNull();
  });
});

describe('paperEdgeStrength', () => {
  it('is low for a plain wall', () => {
    expect(measureReproduction(source).paperEdgeStrength).toBeLessThan(0.8);
  });

  it('detects a vertical fold and the edge of a sheet', () => {
    const folded = repainted(source, (byte, x, y) => (Math.abs(x - 200 - y / 60) < 3 ? byte + 40 : byte));
    const sheet = repainted(source, (byte, _, y) => (y < 60 ? 245 : byte));
    expect(measureReproduction(folded).paperEdgeStrength).toBeGreaterThan(0.9);
    expect(measureReproduction(sheet).paperEdgeStrength).toBeGreaterThan(0.9);
  });

  it('does not take the edge of a door behind the person for a sheet', () => {
    const { heightPx } = source.picture;
    const door = repainted(source, (byte, x, y) => (x < 120 && y < heightPx * 0.6 ? byte * 0.6 : byte));
    expect(measureReproduction(door).paperEdgeStrength).toBeLessThan(0.9);
  });
});
