/**
 * `npm run fit:crown` fits the crown model to the hand-marked portraits beside the repository, tells how it fares on
 * people it was not fitted to, and writes packages/engine/src/measure/crown-model.json.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { havePortraits, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { faceAxes, heightAboveEyes } from '../../packages/engine/src/measure/face-axes.ts';
import { headShape } from '../../packages/engine/src/measure/head-line.ts';
import { measureHairTop } from '../../packages/engine/src/measure/measure-head.ts';
import { openModelCache } from '../../packages/engine/src/models/cache.ts';
import { openSessions, type Sessions } from '../../packages/engine/src/observe/sessions.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { type HandMarked, handMarkedPortraits } from '../accuracy/hand-marked.ts';
import { crossValidation } from './crown-cross-validation.ts';
import { fitCrown, type MarkedHead } from './crown-fit.ts';

if (!havePortraits) {
  console.error('No portraits at ../shared/portraits: the model is left as it is.');
  process.exit(1);
}

const sessions = await openSessions({ modelPaths: await openModelCache() });
const heads: MarkedHead[] = [];
for (const portrait of handMarkedPortraits()) heads.push(await markedHead(portrait, sessions));
await sessions.close();

console.log(crossValidation(heads));
const file = join(import.meta.dirname, '../../packages/engine/src/measure/crown-model.json');
await writeFile(file, `${JSON.stringify(fitCrown(heads), rounded, 2)}\n`);
console.log(`wrote ${file}`);

async function markedHead(portrait: HandMarked, sessions: Sessions): Promise<MarkedHead> {
  const { face, matte, toPortrait } = await observeOriginal(readPortrait(portrait.path), sessions);
  const { chinDepth, pitchDeg, hairHeight } = headShape(
    face.mesh,
    measureHairTop(face.mesh, matte, toPortrait),
  );
  if (hairHeight === null) throw new Error(`${portrait.path}: the hair is cut off`);
  const axes = faceAxes(face.mesh);
  const heightOf = ([x, y]: [number, number]) => heightAboveEyes(axes, { x, y });
  return {
    ...portrait,
    shape: { chinDepth, pitchDeg, hairHeight },
    crownHeight: heightOf(portrait.truth.crown_approx!),
    chinBelowEyes: -heightOf(portrait.truth.chin!),
  };
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value;
}
