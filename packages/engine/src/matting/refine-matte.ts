import { logOdds, readTrees, type StoredTrees } from '../raster/boosted-trees.ts';
import { type DraftMatte, FeatureReader, matteFeatures } from './matte-features.ts';
import stored from './matte-trees.json' with { type: 'json' };

/** Above its complement or below this in all maps, a pixel counts as agreed and the trees are not run. */
const agreed = 0.06;

/**
 * Weight of the trees where they lower alpha; reduced where both IS-Net and RVM see the person, because the trees were
 * fitted on few people.
 */
const loweringWeight = 0.42;
/**
 * Weight of the trees where they raise alpha. It is small where RVM sees no person nearby, since pieces of wall would
 * grow there.
 */
const raisingWeight = { max: 0.75, min: 0.11, perRvm: 1.2 } as const;
const isNet = matteFeatures.indexOf('net');
const rvm = matteFeatures.indexOf('people');
const nearRvmMax = matteFeatures.indexOf('nearPeopleMost');

const trees = readTrees(stored satisfies StoredTrees);

/**
 * Corrects doubtful alphas with boosted trees, which were fitted on true mattes: locks of hair come back and dark lobes
 * next to them disappear.
 *
 * In: `matte`, whose alpha is changed in place where it is doubtful.
 */
export function refineMatte(matte: DraftMatte): void {
  const { alpha } = matte.grid;
  const reader = new FeatureReader(matte);
  const row = new Float32Array(matteFeatures.length);
  const pixels = doubtfulPixels(matte);
  // Kept apart from alpha, which the rows of later pixels read.
  const refined = new Float32Array(pixels.length);
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k]!;
    reader.read(i, row);
    const fromTrees = 1 / (1 + Math.exp(-logOdds(trees, row)));
    const weight =
      fromTrees > alpha[i]!
        ? raisingWeightAt(row[nearRvmMax]!)
        : loweringWeight * (1 - Math.min(row[isNet]!, row[rvm]!));
    refined[k] = alpha[i]! + weight * (fromTrees - alpha[i]!);
  }
  for (let k = 0; k < pixels.length; k++) alpha[pixels[k]!] = refined[k]!;
}

function raisingWeightAt(nearRvm: number): number {
  return Math.min(raisingWeight.max, Math.max(raisingWeight.min, raisingWeight.perRvm * nearRvm));
}

/**
 * Indices of the doubtful pixels where IS-Net, RVM, the joined matte and alpha do not all agree, and their neighbours.
 */
export function doubtfulPixels({ grid, mattes, joined, unsure }: DraftMatte): Int32Array {
  const { alpha, widthPx } = grid;
  const differ = new Uint8Array(alpha.length);
  for (let i = 0; i < differ.length; i++) {
    if (!unsure[i]) continue;
    const most = Math.max(mattes.isNet[i]!, mattes.rvm[i]!, alpha[i]!, joined[i]!);
    const least = Math.min(mattes.isNet[i]!, mattes.rvm[i]!, alpha[i]!, joined[i]!);
    if (most > agreed && least < 1 - agreed) differ[i] = 1;
  }
  const pixels = new Int32Array(alpha.length);
  let count = 0;
  for (let i = 0; i < alpha.length; i++) {
    if (!unsure[i]) continue;
    if (differ[i] || differ[i - 1] || differ[i + 1] || differ[i - widthPx] || differ[i + widthPx]) {
      pixels[count++] = i;
    }
  }
  return pixels.subarray(0, count);
}
