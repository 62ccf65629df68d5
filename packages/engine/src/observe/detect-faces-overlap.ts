import type { AnchoredCandidate } from './detect-faces-anchors.ts';

/** Intersection over union above which two boxes belong to one face. */
const overlapMax = 0.3;

/**
 * Merges overlapping candidates into one face: the mean of their numbers, weighted by score.
 *
 * In: highest score first. Out: highest score first, each with the best score of its candidates.
 */
export function mergeOverlaps(candidates: readonly AnchoredCandidate[]): AnchoredCandidate[] {
  const faces: AnchoredCandidate[] = [];
  let rest = candidates;
  while (rest.length > 0) {
    const best = rest[0]!;
    const same = rest.filter((candidate) => isSameFace(candidate, best));
    rest = rest.filter((candidate) => !isSameFace(candidate, best));
    faces.push({ score: best.score, numbers: weightedMean(same) });
  }
  return faces;
}

/** Intersection over union of two boxes, each given by centre and size. */
export function boxOverlap(p: ArrayLike<number>, q: ArrayLike<number>): number {
  const width = sharedLength(p[0]!, p[2]!, q[0]!, q[2]!);
  const height = sharedLength(p[1]!, p[3]!, q[1]!, q[3]!);
  const shared = width * height;
  return shared / (p[2]! * p[3]! + q[2]! * q[3]! - shared);
}

function isSameFace(candidate: AnchoredCandidate, best: AnchoredCandidate): boolean {
  return candidate === best || boxOverlap(candidate.numbers, best.numbers) > overlapMax;
}

function sharedLength(centreP: number, sizeP: number, centreQ: number, sizeQ: number): number {
  const end = Math.min(centreP + sizeP / 2, centreQ + sizeQ / 2);
  const start = Math.max(centreP - sizeP / 2, centreQ - sizeQ / 2);
  return Math.max(0, end - start);
}

function weightedMean(candidates: readonly AnchoredCandidate[]): Float32Array {
  const total = candidates.reduce((sum, { score }) => sum + score, 0);
  const mean = new Float32Array(candidates[0]!.numbers.length);
  for (const { score, numbers } of candidates) {
    numbers.forEach((value, i) => {
      mean[i]! += (value * score) / total;
    });
  }
  return mean;
}
