/**
 * Fits the detection of light from above on clean people of both collections, prints how a filter fitted on one does on
 * the other, and writes packages/engine/src/measure/light/light-from-above.json.
 * Run: `node --import @oxc-node/core/register lab/fit/light-from-above.ts`
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRequirement } from '@vesika/requirements';
import { ceilingLight } from '../../packages/engine/fixtures/faults/uneven-light.ts';
import { havePortraits, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { fromAboveMax } from '../../packages/engine/src/checks/light.ts';
import { relight } from '../../packages/engine/src/compose-photo.ts';
import { cutFrame, type FramedPicture } from '../../packages/engine/src/cut-frame.ts';
import { alignFace } from '../../packages/engine/src/face/aligned-face.ts';
import { stopsAtPlaces } from '../../packages/engine/src/measure/light/light-from-above.ts';
import { openModelCache } from '../../packages/engine/src/models/cache.ts';
import { openSessions } from '../../packages/engine/src/nets/sessions.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { planFor } from '../../packages/engine/src/photo-plan.ts';
import { collectionPeople } from '../people/collection-people.ts';
import { drawnStops, fitLightFromAbove, judgedByOthers, type LitFace } from './light-from-above-fit.ts';

if (!havePortraits) {
  console.error('No portraits at ../shared/portraits: the filter is left as it is.');
  process.exit(1);
}

const { requirement } = findRequirement({ countryCode: 'NO', documentType: 'passport' })!;
const plan = planFor({ requirement });
const sessions = await openSessions({ modelPaths: await openModelCache() });
const faces: LitFace[] = [];
for (const { path, collection } of collectionPeople()) {
  const bytes = readPortrait(path);
  const observation = await observeOriginal(bytes, sessions);
  const framed = relight(await cutFrame(bytes, observation, plan), observation, plan);
  const [clean, faulty] = [framed, ceilingLight(drawnStops)(framed)].map(stopsOf);
  if (clean && faulty) faces.push({ collection, clean, faulty });
}
await sessions.close();

console.table(judgedByOthers(faces, fromAboveMax));
const file = join(import.meta.dirname, '../../packages/engine/src/measure/light/light-from-above.json');
await writeFile(file, `${JSON.stringify(fitLightFromAbove(faces), rounded, 2)}\n`);
console.log(`wrote ${file}`);

function stopsOf({ picture, mesh }: Pick<FramedPicture, 'picture' | 'mesh'>): number[] | null {
  return stopsAtPlaces(alignFace(picture, mesh));
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value;
}
