import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentId, componentIds } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { qualityScore } from './components.ts';

/** Natives and scores published with the standard's reference implementation; kept outside the repository. */
const file = join(import.meta.dirname, '../../../../../shared/reference/ofiq-conformance-expected.csv');

describe('qualityScore', () => {
  it.skipIf(!existsSync(file))('reproduces every published score of the reference implementation', () => {
    const [header, ...rows] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(';'));
    const inOrder = header!.slice(1, 29).map((name) => name.toLowerCase());
    expect(inOrder).toEqual(componentIds.map((id) => id.replaceAll('-', '')));
    const compared = rows.flatMap((row) =>
      componentIds.map((id, i) => ({
        id,
        ours: qualityScore(id, Number(row[1 + i])),
        theirs: Number(row[29 + i]),
      })),
    );
    expect(compared.filter(({ ours, theirs }) => ours !== theirs)).toEqual([]);
    expect(compared).toHaveLength(784);
  });

  it.each<[ComponentId, number, number]>([
    ['unified-quality-score', 23, 50],
    ['background-uniformity', 40, 81],
    ['illumination-uniformity', 0.3, 70],
    ['luminance-mean', 0.2, 50],
    ['luminance-mean', 0.8, 50],
    ['luminance-variance', 1 / 60, 100],
    ['under-exposure-prevention', 0.35, 100],
    ['over-exposure-prevention', 0.05, 17],
    ['dynamic-range', 8, 100],
    ['sharpness', 0, 77],
    ['compression-artifacts', 0.5, 89],
    ['natural-colour', 5, 76],
    ['single-face-present', 0.05, 95],
    ['eyes-open', 0.02, 50],
    ['mouth-closed', 0.08, 88],
    ['eyes-visible', 0.25, 75],
    ['inter-eye-distance', 90, 73],
    ['head-size', 0.355, 26],
    ['head-pose-yaw', -15, 93],
    ['head-pose-roll', 120, 0],
    ['expression-neutrality', -10_000, 27],
    ['no-head-coverings', 0.1, 56],
    ['no-head-coverings', 0.96, 0],
  ])('maps %s %f to %i', (id, native, score) => {
    expect(qualityScore(id, native)).toBe(score);
  });
});
