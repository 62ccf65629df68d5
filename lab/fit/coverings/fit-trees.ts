import type { StoredTrees } from '../../../packages/engine/src/raster/boosted-trees.ts';

/**
 * Training rows, stored as one array per feature. A label is the probability, or the share, with which a row belongs to
 * the class.
 */
export interface TrainingRows {
  features: readonly string[];
  columns: readonly Float32Array[];
  labels: Uint8Array | Float32Array;
  /** Weight of each row; all rows weigh the same if absent. */
  weights?: Float32Array;
}

export interface TreeOptions {
  trees: number;
  depth: number;
  learningRate: number;
  /** Added to the curvature of every leaf, so that a leaf with few rows changes the score little. */
  ridge: number;
  leafRowsMin: number;
  /** Number of bins into which the values of a feature are sorted. */
  bins: number;
}

/**
 * Fits complete trees by gradient boosting on the logistic loss, with splits chosen on histograms.
 *
 * Source: J. H. Friedman, Greedy function approximation: a gradient boosting machine (2001), with Newton leaves.
 */
export function fitTrees(rows: TrainingRows, options: TreeOptions): StoredTrees {
  const { labels, weights = new Float32Array(labels.length).fill(1) } = rows;
  const { depth, learningRate } = options;
  const edges = rows.columns.map((column) => binEdges(column, options.bins));
  const binned = rows.columns.map((column, f) => binsOf(column, edges[f]!));
  const positive = weights.reduce((sum, weight, i) => sum + weight * labels[i]!, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const base = Math.log(positive / (total - positive));
  const odds = new Float32Array(labels.length).fill(base);
  const [gradients, curvatures] = [new Float32Array(labels.length), new Float32Array(labels.length)];
  const trees: StoredTrees['trees'] = [];
  for (let t = 0; t < options.trees; t++) {
    for (let i = 0; i < odds.length; i++) {
      const probability = 1 / (1 + Math.exp(-odds[i]!));
      gradients[i] = weights[i]! * (probability - labels[i]!);
      curvatures[i] = weights[i]! * probability * (1 - probability);
    }
    const { tree, leafOf } = growTree({ binned, edges, gradients, curvatures, options });
    const leaves = tree.leaves.map((leaf) => rounded(learningRate * leaf));
    for (let i = 0; i < odds.length; i++) odds[i]! += leaves[leafOf[i]!]!;
    trees.push({ ...tree, leaves });
  }
  return { features: [...rows.features], depth, base: rounded(base), trees };
}

interface Growth {
  binned: readonly Uint8Array[];
  edges: readonly Float32Array[];
  gradients: Float32Array;
  curvatures: Float32Array;
  options: TreeOptions;
}

function growTree({ binned, edges, gradients, curvatures, options }: Growth) {
  const { depth } = options;
  const nodes = new Uint8Array(gradients.length);
  const features: number[] = [];
  const thresholds: number[] = [];
  for (let level = 0; level < depth; level++) {
    const splits = bestSplits({ binned, gradients, curvatures, nodes, count: 2 ** level, options });
    for (const { feature, bin } of splits) {
      features.push(feature);
      thresholds.push(bin < 0 ? everything : (edges[feature]![bin] ?? everything));
    }
    for (let i = 0; i < nodes.length; i++) {
      const { feature, bin } = splits[nodes[i]!]!;
      const isLeft = bin < 0 || binned[feature]![i]! <= bin;
      nodes[i] = 2 * nodes[i]! + (isLeft ? 0 : 1);
    }
  }
  const [sums, weights] = [new Float64Array(2 ** depth), new Float64Array(2 ** depth)];
  for (let i = 0; i < nodes.length; i++) {
    sums[nodes[i]!]! += gradients[i]!;
    weights[nodes[i]!]! += curvatures[i]!;
  }
  const leaves = Array.from(sums, (sum, leaf) => -sum / (weights[leaf]! + options.ridge));
  return { tree: { features, thresholds, leaves }, leafOf: nodes };
}

/** Threshold that sends every row to the left, used instead of infinity, which JSON cannot represent. */
const everything = 1e9;

interface Split {
  feature: number;
  /** Last bin that goes left; -1 if all rows go left. */
  bin: number;
}

function bestSplits({
  binned,
  gradients,
  curvatures,
  nodes,
  count,
  options,
}: Omit<Growth, 'edges'> & { nodes: Uint8Array; count: number }): Split[] {
  const { bins, ridge, leafRowsMin } = options;
  const best: Split[] = Array.from({ length: count }, () => ({ feature: 0, bin: -1 }));
  const gains = new Float64Array(count).fill(1e-7);
  const size = count * bins;
  const [sumG, sumH, rows] = [new Float64Array(size), new Float64Array(size), new Int32Array(size)];
  binned.forEach((column, feature) => {
    sumG.fill(0);
    sumH.fill(0);
    rows.fill(0);
    for (let i = 0; i < column.length; i++) {
      const at = nodes[i]! * bins + column[i]!;
      sumG[at]! += gradients[i]!;
      sumH[at]! += curvatures[i]!;
      rows[at]!++;
    }
    for (let node = 0; node < count; node++) {
      const from = node * bins;
      let [allG, allH, all] = [0, 0, 0];
      for (let bin = from; bin < from + bins; bin++) {
        allG += sumG[bin]!;
        allH += sumH[bin]!;
        all += rows[bin]!;
      }
      let [leftG, leftH, left] = [0, 0, 0];
      for (let bin = 0; bin < bins - 1; bin++) {
        leftG += sumG[from + bin]!;
        leftH += sumH[from + bin]!;
        left += rows[from + bin]!;
        if (left < leafRowsMin) continue;
        if (all - left < leafRowsMin) break;
        const [rightG, rightH] = [allG - leftG, allH - leftH];
        const gain =
          leftG ** 2 / (leftH + ridge) + rightG ** 2 / (rightH + ridge) - allG ** 2 / (allH + ridge);
        if (gain <= gains[node]!) continue;
        gains[node] = gain;
        best[node] = { feature, bin };
      }
    }
  });
  return best;
}

/** Quantiles of the column that separate its bins, each rounded to the precision that is stored. */
function binEdges(column: Float32Array, bins: number): Float32Array {
  const step = Math.max(1, Math.floor(column.length / 20_000));
  const sample = column.filter((_, i) => i % step === 0).sort();
  const edges = new Set<number>();
  for (let bin = 1; bin < bins; bin++) {
    edges.add(rounded(sample[Math.floor((bin * sample.length) / bins)]!));
  }
  return Float32Array.from([...edges].sort((p, q) => p - q));
}

function binsOf(column: Float32Array, edges: Float32Array): Uint8Array {
  return Uint8Array.from(column, (value) => {
    let [low, high] = [0, edges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value <= edges[middle]!) high = middle;
      else low = middle + 1;
    }
    return low;
  });
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
