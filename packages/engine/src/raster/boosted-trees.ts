/** Gradient-boosted complete binary trees whose leaves sum to log odds; trained by lab/fit. */
interface BoostedTrees {
  /** Names of the features, in the order of the rows that `logOdds` takes. */
  features: readonly string[];
  /** Number of splits from the root to a leaf. */
  depth: number;
  /** Log odds before the first tree. */
  base: number;
  /** 2^depth - 1 splits per tree, level by level from the root; values up to the threshold go left. */
  splitFeatures: Uint8Array;
  splitThresholds: Float32Array;
  /** 2^depth leaves per tree, from left to right. */
  leaves: Float32Array;
}

/** Boosted trees as a JSON file stores them, one object per tree. */
export interface StoredTrees {
  features: string[];
  depth: number;
  base: number;
  trees: Array<{ features: number[]; thresholds: number[]; leaves: number[] }>;
}

/** Flattens stored trees into typed arrays for fast evaluation. */
export function readTrees({ features, depth, base, trees }: StoredTrees): BoostedTrees {
  return {
    features,
    depth,
    base,
    splitFeatures: Uint8Array.from(trees.flatMap((tree) => tree.features)),
    splitThresholds: Float32Array.from(trees.flatMap((tree) => tree.thresholds)),
    leaves: Float32Array.from(trees.flatMap((tree) => tree.leaves)),
  };
}

/** Log odds predicted for a row of one value per feature. */
export function logOdds(trees: BoostedTrees, row: ArrayLike<number>): number {
  const { depth, splitFeatures, splitThresholds, leaves } = trees;
  const splits = 2 ** depth - 1;
  let sum = trees.base;
  for (let first = 0, leaf = 0; first < splitFeatures.length; first += splits, leaf += splits + 1) {
    let node = 0;
    for (let level = 0; level < depth; level++) {
      const isLeft = row[splitFeatures[first + node]!]! <= splitThresholds[first + node]!;
      node = 2 * node + (isLeft ? 1 : 2);
    }
    sum += leaves[leaf + node - splits]!;
  }
  return sum;
}
