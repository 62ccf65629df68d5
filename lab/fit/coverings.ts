/**
 * Fits the parameters with which the engine detects coverings on the odd-numbered portraits of ../shared/portraits, and
 * writes them next to the code that reads them. `npm run accuracy` reports their accuracy on the even-numbered ones.
 * See coverings/README.md.
 * Run: `node --import @oxc-node/core/register lab/fit/coverings.ts [grid] [face] [head] [glasses]`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import { coverExamples } from './coverings/face-cover-examples.ts';
import { fitFaceGrid } from './coverings/face-grid.ts';
import { fitFaceCover } from './coverings/fit-face-cover.ts';
import { fitGlasses } from './coverings/fit-glasses.ts';
import { fitHeadCovering } from './coverings/fit-head-covering.ts';
import { glassesExamples } from './coverings/glasses-examples.ts';
import { headExamples } from './coverings/head-covering-examples.ts';
import { alignedHalf, fitFolder, lazySessions } from './coverings/people-halves.ts';

const measures = join(import.meta.dirname, '../../packages/engine/src/measure/coverings');
const requested = process.argv.slice(2);
const isRequested = (part: string) => requested.length === 0 || requested.includes(part);

if (!havePortraits) {
  console.error('No portraits at ../shared/portraits: the parameters are left as they are.');
  process.exit(1);
}

const { sessions, close } = lazySessions();
const aligned = await alignedHalf('fit', sessions);

if (isRequested('grid')) {
  const neutral = aligned.filter(({ portrait, stage }) => portrait.seen === 'neutral' && stage === 'draft');
  write('face-cells', fitFaceGrid(neutral.map(({ mesh }) => mesh)));
}
if (isRequested('face')) {
  const examples = await coverExamples(aligned, sessions, join(fitFolder, 'face'));
  write('face-cover', fitFaceCover(examples));
}
if (isRequested('head'))
  write('head-covering', fitHeadCovering(headExamples(aligned, join(fitFolder, 'head'))));
if (isRequested('glasses')) {
  write('glasses', fitGlasses(await glassesExamples(aligned, join(fitFolder, 'glasses'))));
}
await close();

function write(name: string, parameters: object): void {
  writeFileSync(join(measures, `${name}.json`), `${JSON.stringify(parameters)}\n`);
  console.log(
    `wrote ${name}.json; format it with: npx biome format --write packages/engine/src/measure/coverings/${name}.json`,
  );
}
