import { type Random, randomOf } from '../../../packages/engine/fixtures/random.ts';
import {
  coverFeatureNames,
  coverFeatures,
  judgedCells,
} from '../../../packages/engine/src/measure/coverings/face-cover.ts';
import type { StoredTrees } from '../../../packages/engine/src/raster/boosted-trees.ts';
import type { CoverExample } from './face-cover-examples.ts';
import { fitTrees, type TreeOptions } from './fit-trees.ts';

const options: TreeOptions = {
  trees: 100,
  depth: 5,
  learningRate: 0.12,
  ridge: 1,
  leafRowsMin: 20,
  bins: 64,
};

/** Cells sampled per face; all of them would add little, because neighbouring cells are nearly alike. */
const taken = { clean: 130, covered: 90, besideCover: 50 };

/** Fits trees that separate covered cells from bare ones. */
export function fitFaceCover(examples: readonly CoverExample[]): StoredTrees {
  const random = randomOf('cells of the face');
  const rows: number[][] = coverFeatureNames.map(() => []);
  const labels: number[] = [];
  for (const { cells, covered } of examples) {
    if (!cells) continue;
    const columns = coverFeatures(cells);
    const isClean = !covered.includes(1);
    const bare = indices((i) => covered[i] === 0);
    const chosen = [
      ...sample(bare, isClean ? taken.clean : taken.besideCover, random),
      ...sample(
        indices((i) => covered[i] === 1),
        taken.covered,
        random,
      ),
    ];
    for (const i of chosen) {
      for (let f = 0; f < rows.length; f++) rows[f]!.push(columns[f]![i]!);
      labels.push(covered[i]!);
    }
  }
  return fitTrees(
    {
      features: coverFeatureNames,
      columns: rows.map((row) => Float32Array.from(row)),
      labels: Uint8Array.from(labels),
    },
    options,
  );
}

function indices(test: (i: number) => boolean): number[] {
  return Array.from(judgedCells.keys()).filter(test);
}

/** Draws `count` items of a list without repetition. */
function sample(list: number[], count: number, random: Random): number[] {
  const rest = [...list];
  for (let i = 0; i < Math.min(count, rest.length); i++) {
    const k = i + Math.floor(random.uniform() * (rest.length - i));
    [rest[i], rest[k]] = [rest[k]!, rest[i]!];
  }
  return rest.slice(0, count);
}
