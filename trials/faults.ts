/**
 * `npm run faults -- [--kills N] [--people N] [--engine real] [--patience SECONDS]`: repeatedly kills a random process
 * (web, worker, engine or database) while people upload, make photos, buy and receive webhooks. Afterwards everything
 * that the service confirmed must exist exactly once, and every event must have been delivered. Exit code 1 if anything
 * is lost or doubled, or if the service no longer answers.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { lossesOf } from './faults/books.ts';
import { openFleet, type Victim, victims } from './faults/fleet.ts';
import { startLoad } from './faults/load.ts';
import { originalsFor } from './faults/originals.ts';
import { openProvider } from './faults/provider.ts';
import { openReceiver } from './faults/receiver.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    people: { type: 'string', default: '6' },
    engine: { type: 'string', default: 'told' },
    patience: { type: 'string', default: '90' },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
/** Longest time from a kill to the next finished photo; longer on a busy machine. */
const recoveryMsMax = Number(values.patience) * 1000;
/** A killed photo job is repeated before the request is answered. */
const answerMsMax = recoveryMsMax + 60_000;
/** A delivery whose worker was killed is retried after a minute, and a third try follows almost a minute later. */
const deliveryMsMax = recoveryMsMax + 120_000;
const pauseMsMax = 1500;

const begun = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);
const folder = await mkdtemp(join(tmpdir(), 'vesika-faults-'));
/** The stand-in engine takes no time, so the run meets more of the other faults. */
const engine = values.engine === 'real' ? 'real' : 'told';
const [provider, receiver] = await Promise.all([openProvider(), openReceiver()]);
const fleet = await openFleet(folder, engine, provider.settings);
const load = await startLoad({
  ...{ fleet, provider, receiver, answerMsMax },
  people: Number(values.people),
  outbox: join(folder, 'outbox'),
  original: await originalsFor(engine),
});
const losses: string[] = [];
const kills: Record<Victim, number> = { web: 0, worker: 0, engine: 0, postgres: 0 };

await untilAnotherPhoto('the start');
for (let kill = 0; kill < Number(values.kills); kill++) {
  const victim = victims[Math.floor(Math.random() * victims.length)]!;
  await sleep(Math.random() * pauseMsMax);
  await fleet.kill(victim);
  kills[victim]++;
  await untilAnotherPhoto(`kill ${kill + 1}, ${victim}`);
}

await load.stop();
if (load.hung() > 0) losses.push(`${load.hung()} requests were never answered`);
const unheard = await provider.repeat(fleet.web);
if (unheard > 0) losses.push(`${unheard} payment events were refused when sent again`);
losses.push(...(await lossesOf({ fleet, acknowledged: load.acknowledged, receiver, deliveryMsMax })));
await Promise.all([fleet.close(), provider.close(), receiver.close()]);
await rm(folder, { recursive: true, force: true });
for (const loss of losses) say(`LOST: ${loss}`);
const count = (of: 'uploads' | 'photos' | 'purchases') =>
  load.acknowledged.reduce((sum, confirmed) => sum + confirmed[of].length, 0);
const events = receiver.received();
const again = events.filter(({ times }) => times > 1).length;
const killed = victims.map((victim) => `${kills[victim]} ${victim}`).join(', ');
say(
  `${values.kills} kills (${killed}); ${count('uploads')} uploads, ${count('photos')} photos and ` +
    `${count('purchases')} purchases acknowledged, ${events.length} events delivered (${again} more than once); ${losses.length} losses`,
);
process.exit(losses.length > 0 ? 1 : 0);

async function untilAnotherPhoto(after: string): Promise<void> {
  const since = performance.now();
  while (load.newestMs() < since) {
    if (performance.now() - since > recoveryMsMax) {
      losses.push(`after ${after}, no photo was made for ${recoveryMsMax / 1000} s`);
      return;
    }
    await sleep(50);
  }
  say(`${after}: the next photo after ${((performance.now() - since) / 1000).toFixed(1)} s`);
}
