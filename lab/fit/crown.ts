/**
 * `npm run fit:crown` fits the crown model to the manually marked portraits of ../shared/portraits, reports its errors
 * on people it was not fitted to, and writes packages/engine/src/measure/head/crown-model.json.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { havePortraits, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { openModelCache } from '../../packages/engine/src/models/cache.ts';
import { openSessions } from '../../packages/engine/src/nets/sessions.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { handMarkedPortraits } from '../people/hand-marked.ts';
import { calibration, crossValidation } from './crown-cross-validation.ts';
import { fitCrown } from './crown-fit.ts';
import { type MarkedHead, markedHead } from './marked-head.ts';

if (!havePortraits) {
  console.error('No portraits at ../shared/portraits: the model is left as it is.');
  process.exit(1);
}

const sessions = await openSessions({ modelPaths: await openModelCache() });
const heads: MarkedHead[] = [];
for (const portrait of handMarkedPortraits()) {
  heads.push(markedHead(portrait, await observeOriginal(readPortrait(portrait.path), sessions)));
}
await sessions.close();

console.table(JSON.parse(JSON.stringify(crossValidation(heads), rounded)));
console.log('within one and two stated standard deviations, people left out:');
console.table(calibration(heads));
const file = join(import.meta.dirname, '../../packages/engine/src/measure/head/crown-model.json');
await writeFile(file, `${JSON.stringify(fitCrown(heads), rounded, 2)}\n`);
console.log(`wrote ${file}`);

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value;
}
