import type { AnchoredCandidate } from './detect-faces-anchors.ts';

/** Boxes that share more of their union than this are of one face. */
const overlapMax = 0.3;

/**
 * Makes one face of all candidates around it: the mean of their numbers, weighted by their scores.
 *
 * In:  best first. Out: best first, with the best's score.
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

/** Intersection over union of two boxes given by centre and size. */
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
