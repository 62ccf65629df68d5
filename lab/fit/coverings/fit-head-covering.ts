import type { StoredTrees } from '../../../packages/engine/src/raster/boosted-trees.ts';
import { fitTrees, type TreeOptions } from './fit-trees.ts';
import type { HeadExample } from './head-covering-examples.ts';

/** The examples with hats are few, so shallow trees with many rows per leaf generalise best. */
const options: TreeOptions = {
  trees: 60,
  depth: 4,
  learningRate: 0.06,
  ridge: 5,
  leafRowsMin: 25,
  bins: 64,
};

/**
 * A real hat weighs as much as several drawn ones, because drawn cloth is plainer and would make the trees mistake hair
 * for cloth.
 */
const weightOf = { asItIs: 4, moved: 1, drawn: 0.3, bare: 1 };

/** Fits trees that separate covered heads from bare ones. */
export function fitHeadCovering(examples: readonly HeadExample[]): StoredTrees {
  const seen = examples.filter(({ features }) => features !== null);
  const names = Object.keys(seen[0]!.features!) as Array<keyof NonNullable<HeadExample['features']>>;
  return fitTrees(
    {
      features: names,
      columns: names.map((name) => Float32Array.from(seen, ({ features }) => features![name])),
      labels: Uint8Array.from(seen, ({ isCovered }) => (isCovered ? 1 : 0)),
      weights: Float32Array.from(seen, (example) => weightOf[provenanceOf(example)]),
    },
    options,
  );
}

function provenanceOf({ kind, isCovered, portrait }: HeadExample): keyof typeof weightOf {
  if (!isCovered) return 'bare';
  if (kind.startsWith('moved')) return 'moved';
  return portrait.origin === 'generated' ? 'asItIs' : 'drawn';
}
