/**
 * Draws people of the studio collections before plain and faulty walls, to look at and to measure.
 * Run: `node --import @oxc-node/core/register lab/walls.ts FOLDER [people] [walls for each]`
 * Out: `PERSON_wallSEED.jpg` and `walls.tsv`, a line of physical parameters for each.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openModelCache } from '../packages/engine/src/models/cache.ts';
import { openSessions } from '../packages/engine/src/nets/sessions.ts';
import { collectionPeople } from './people/collection-people.ts';
import { halfOf } from './people/halves.ts';
import { personBeforeWall } from './walls/person-before-wall.ts';
import { studioPerson } from './walls/studio-person.ts';
import { wallOf } from './walls/wall.ts';
import { wallVerdict } from './walls/wall-verdict.ts';

const [folder, people = '20', each = '1'] = process.argv.slice(2);
if (!folder) throw new Error('usage: walls.ts FOLDER [people] [walls for each]');
await mkdir(folder, { recursive: true });
const sessions = await openSessions({ modelPaths: await openModelCache() });
const rows: string[] = [];
for (const [index, person] of collectionPeople().slice(0, Number(people)).entries()) {
  const apart = await studioPerson(person.path, sessions);
  for (let k = 0; k < Number(each); k++) {
    const wall = wallOf(index * Number(each) + k);
    const { bytes, facts } = await personBeforeWall(apart, wall);
    const name = `${person.path.replace(/^.*\/|\.\w+$/g, '')}_wall${wall.seed}.jpg`;
    await writeFile(join(folder, name), bytes);
    rows.push(
      [
        name,
        wall.kind,
        halfOf(wall.seed),
        wallVerdict(facts, 'white'),
        wallVerdict(facts, 'light'),
        ...Object.values(facts).map((value) => value.toFixed(3)),
        JSON.stringify(wall),
      ].join('\t'),
    );
    console.log(rows.at(-1)!.slice(0, 160));
  }
}
const header = [
  'file',
  'kind',
  'half',
  'under a rule for white',
  'under a rule for light colours',
  'lightness',
  'chroma',
  'fall',
  'shadowDepth',
  'shadowSlope',
  'texture',
  'object',
  'wall',
];
await writeFile(join(folder, 'walls.tsv'), `${[header.join('\t'), ...rows].join('\n')}\n`);
await sessions.close();
