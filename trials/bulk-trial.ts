/**
 * `npm run bulk-trial -- [--photos N] [--kills N] [--engine real|stand-in]`: uploads a ZIP of portraits from
 * ../shared/portraits with a list as a batch and kills the server while it runs. Afterwards each photo must exist once,
 * be paid for once and be in the ZIP. Exit code 1 if one is missing or doubled; 0 with a message if there are no
 * portraits. The stand-in makes no pictures, but uses the same queue, storage and database in a tenth of the time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Batch } from '@vesika/contract';
import { openEmbeddedServer } from '../apps/server/src/platform/database/embedded/embedded-server.ts';
import { startServiceProcess } from '../apps/server/src/testing/service-process.ts';
import { newCustomer } from './bulk-trial/customer.ts';
import { faultsOf } from './bulk-trial/faults.ts';
import { givenPhotos, zipOf } from './bulk-trial/given-photos.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '200' },
    kills: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'real' },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const isReal = values.engine === 'real';
const kills = Number(values.kills);
const begun = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);

const photos = await givenPhotos(Number(values.photos), isReal);
if (photos.length === 0) {
  console.log('Skipped: there are no portraits in ../shared/portraits.');
  process.exit(0);
}
const folder = await mkdtemp(join(tmpdir(), 'vesika-bulk-'));
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const database = await openEmbeddedServer({ dataDir: folder, log: quiet });
let server = await start();
const customer = await newCustomer(() => server.url, database.connection(), photos.length);
const batchId = await customer.begin(await zipOf(photos));
say(`${photos.length} photos are in the batch, ${values.engine} engine`);

const goals = Array.from({ length: kills }, (_, n) => Math.floor((photos.length * (n + 1)) / (kills + 1)));
let batch = await customer.look(batchId);
while (batch.state === 'running') {
  if (goals[0] !== undefined && doneOf(batch) >= goals[0]) {
    const { making } = batch.items;
    server.signal('SIGKILL');
    await server.ended;
    say(`killed with ${doneOf(batch)} done and ${making} in progress`);
    goals.shift();
    server = await start();
    say('restarted');
  }
  await sleep(isReal ? 500 : 50);
  batch = await customer.look(batchId);
}
say(`${batch.state}: ${JSON.stringify(batch.items)}`);
const faults = await faultsOf({ batchId, batch, customer, photos, database: database.connection() });
if (goals.length > 0) faults.push('the batch ended before the server was killed');
server.signal('SIGTERM');
await server.ended;
await database.close();
await rm(folder, { recursive: true, force: true });
for (const fault of faults) say(`FAULT: ${fault}`);
say(`${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

function doneOf({ items }: Batch): number {
  return items.made + items['rules-failed'] + items.undecided + items.failed;
}

function start() {
  return startServiceProcess(
    {
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // Generous, because the machine may be busy with other work.
      PHOTO_TIMEOUT_MS: '300000',
      RATE_LIMIT_PER_SESSION: '1000000',
      RATE_LIMIT_PER_ADDRESS: '1000000',
      SIGNING_SECRET: 'a secret of processes that are killed',
    },
    isReal ? 'real' : 'told',
  );
}
