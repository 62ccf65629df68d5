import { logOdds, readTrees, type StoredTrees } from '../raster/boosted-trees.ts';
import { FeatureReader, matteFeatures, type WeighedMatte } from './matte-features.ts';
import stored from './matte-trees.json' with { type: 'json' };

/** Where the nets and the colours agree to so much, nobody asks. */
const agreed = 0.06;

/** The trees' share against what stood before, where they take; less where both nets see somebody: they know few people. */
const taking = 0.42;
/** Where they add, hardly any if the net that knows people sees nobody near: pieces of wall would grow there. */
const adding = { most: 0.75, nobody: 0.11, perSeen: 1.2 } as const;
const net = matteFeatures.indexOf('net');
const people = matteFeatures.indexOf('people');
const nearPeopleMost = matteFeatures.indexOf('nearPeopleMost');

const trees = readTrees(stored satisfies StoredTrees);

/**
 * Lets trees have a say that have seen what the truth was where nets, colours and edges spoke so: locks of hair come
 * back, dark lobes beside them go.
 *
 * In: alpha is changed where it is in doubt.
 */
export function refineMatte(matte: WeighedMatte): void {
  const { alpha } = matte.grid;
  const reader = new FeatureReader(matte);
  const row = new Float32Array(matteFeatures.length);
  const pixels = doubtfulPixels(matte);
  // Not in place: rows are read from alpha around.
  const refined = new Float32Array(pixels.length);
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k]!;
    reader.read(i, row);
    const learnt = 1 / (1 + Math.exp(-logOdds(trees, row)));
    const share =
      learnt > alpha[i]!
        ? addingShare(row[nearPeopleMost]!)
        : taking * (1 - Math.min(row[net]!, row[people]!));
    refined[k] = alpha[i]! + share * (learnt - alpha[i]!);
  }
  for (let k = 0; k < pixels.length; k++) alpha[pixels[k]!] = refined[k]!;
}

function addingShare(seen: number): number {
  return Math.min(adding.most, Math.max(adding.nobody, adding.perSeen * seen));
}

/** In doubt, and no matter of course for all who were asked, there or right beside. */
export function doubtfulPixels({ grid, opinions, joined, unsure }: WeighedMatte): Int32Array {
  const { alpha, widthPx } = grid;
  const differ = new Uint8Array(alpha.length);
  for (let i = 0; i < differ.length; i++) {
    if (!unsure[i]) continue;
    const most = Math.max(opinions.net[i]!, opinions.people[i]!, alpha[i]!, joined[i]!);
    const least = Math.min(opinions.net[i]!, opinions.people[i]!, alpha[i]!, joined[i]!);
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
