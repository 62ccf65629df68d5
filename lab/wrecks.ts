/**
 * Draws every kind of wreck on people of the studio collections, to look at them.
 * Run: `node --import @oxc-node/core/register lab/wrecks.ts FOLDER [people of each kind]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPortrait } from '../packages/engine/fixtures/shared-portraits.ts';
import { openModelCache } from '../packages/engine/src/models/cache.ts';
import { openSessions } from '../packages/engine/src/nets/sessions.ts';
import { wreckPictures } from './accuracy/default-pictures.ts';
import { drawWreck } from './wrecks/draw-wreck.ts';

const [folder, each = '1'] = process.argv.slice(2);
if (!folder) throw new Error('usage: wrecks.ts FOLDER [people of each kind]');
await mkdir(folder, { recursive: true });
const sessions = await openSessions({ modelPaths: await openModelCache() });
for (const { person, wreck } of wreckPictures(Number(each))) {
  if (!wreck) continue;
  const name = `${wreck.kind}_${person.path.replace(/^.*\/|\.\w+$/g, '')}.jpg`;
  await writeFile(join(folder, name), await drawWreck(readPortrait(person.path), wreck, sessions));
  console.log(name);
}
await sessions.close();
