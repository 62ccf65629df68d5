/**
 * Fits the trees that decide doubtful alpha on the odd-numbered portraits of ../shared/portraits with known alpha,
 * pasted on drawn walls. See matte/README.md.
 * Run: `node --import @oxc-node/core/register lab/fit/matte.ts`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '../../packages/engine/fixtures/random.ts';
import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import { matteFeatures } from '../../packages/engine/src/matting/matte-features.ts';
import { fitTrees } from './coverings/fit-trees.ts';
import { lazySessions } from './coverings/people-halves.ts';
import { doubtfulRows } from './matte/doubtful-rows.ts';
import { drawWall, wallNames } from './matte/drawn-walls.ts';
import { cutPerson, pastedOn, portraitsToPaste } from './matte/pasted-people.ts';

const options = { trees: 40, depth: 5, learningRate: 0.2, ridge: 20, leafRowsMin: 200, bins: 40 } as const;
const rowsPerPicture = 1400;
const trees = join(import.meta.dirname, '../../packages/engine/src/matting/matte-trees.json');

if (!havePortraits) {
  console.error('No portraits at ../shared/portraits: the parameters are left as they are.');
  process.exit(1);
}

const { sessions, close } = lazySessions();
const columns: number[][] = matteFeatures.map(() => []);
const labels: number[] = [];
for (const portrait of portraitsToPaste()) {
  const person = await cutPerson(portrait, await sessions());
  for (const wall of wallNames) {
    const random = randomOf(`${portrait} ${wall}`).uniform;
    const view = await pastedOn(await drawWall(wall, person.colours, random), person, random);
    const rows = await doubtfulRows(view, person, await sessions());
    for (const { features, alpha } of rows) {
      if (random() >= rowsPerPicture / rows.length) continue;
      for (let k = 0; k < columns.length; k++) columns[k]!.push(features[k]!);
      labels.push(alpha);
    }
  }
  console.log(`${portrait}: ${labels.length} rows`);
}
await close();
const stored = fitTrees(
  {
    features: matteFeatures,
    columns: columns.map((column) => Float32Array.from(column)),
    labels: Float32Array.from(labels),
  },
  options,
);
writeFileSync(trees, `${JSON.stringify(stored)}\n`);
console.log(`wrote ${trees}`);
