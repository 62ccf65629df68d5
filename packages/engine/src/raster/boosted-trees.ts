/** Complete binary trees whose leaves add up to the logarithm of odds; written by lab/fit. */
export interface BoostedTrees {
  /** In the order in which `logOdds` wants them. */
  features: readonly string[];
  /** Splits on the way from a root to a leaf. */
  depth: number;
  base: number;
  /** Per tree 2^depth - 1 splits, level by level from the root: up to the threshold a row goes left. */
  splitFeatures: Uint8Array;
  splitThresholds: Float32Array;
  /** Per tree 2^depth leaves, from left to right. */
  leaves: Float32Array;
}

/** The same as it stands in a file of parameters: one tree per entry. */
export interface StoredTrees {
  features: string[];
  depth: number;
  base: number;
  trees: Array<{ features: number[]; thresholds: number[]; leaves: number[] }>;
}

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

/** Logarithm of the odds that the trees give to a row. In: one value per feature. */
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
