/**
 * `npm run hostile [-- --only TEXT] [--patience TIMES]`: sends what only an attacker would send to a server with its
 * usual settings: broken and lying pictures, decompression bombs, malformed forms and JSON, other people's data, forged
 * links, events and tokens, malformed requests. Each must be answered by its error code, within its limits of time and
 * memory, with the server alive throughout and able to make a photo at the end. Exit code 1 otherwise. `--patience`
 * multiplies the time limits on a busy machine.
 */
import { parseArgs } from 'node:util';
import { requestLine } from '@vesika/contract';
import { ask, jsonOf, upload } from './hostile/ask.ts';
import { attack, type Limits, type Outcome } from './hostile/attack.ts';
import { families } from './hostile/families.ts';
import { summary } from './hostile/judge.ts';
import { watchPulse } from './hostile/pulse.ts';
import { openVictim, type Victim } from './hostile/victim.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, patience: { type: 'string', default: '1' } },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
/** Memory limit of the engine: ENGINE_MEMORY_MB, and what it may gain between two samples. */
const patience = Number(values.patience);
const limits: Limits = { serverMb: 700, engineMb: 1700, patience };
const pulseMsMax = 2000 * patience;

const victim = await openVictim('real', patience);
const pulse = watchPulse(victim, pulseMsMax);
const outcomes: Outcome[] = [];
const chosen = families.filter(({ name }) => name.includes(values.only));
for await (const outcome of attack(victim, chosen, limits)) {
  outcomes.push(outcome);
  const { family, what, answer, ms, memory, fault } = outcome;
  const size = `${memory.serverMb.toFixed(0).padStart(4)} + ${memory.engineMb.toFixed(0).padStart(4)} MB`;
  console.log(`${ms.toFixed(0).padStart(6)} ms  ${size}  ${summary(answer).padEnd(28)} ${family}: ${what}`);
  if (fault) console.log(`        MISSED: ${fault}`);
}

const { beats, longestMs, missed } = await pulse.stop();
const faults = outcomes.flatMap(({ family, what, fault }) => (fault ? [`${family}, ${what}: ${fault}`] : []));
if (outcomes.length === 0) faults.push('no case ran');
if (missed > 0) faults.push(`the server missed ${missed} health requests of ${pulseMsMax} ms`);
if (victim.hasEnded) faults.push(`the server exited:\n${victim.output()}`);
else if (!(await stillServes(victim))) faults.push('no photo can be made any more, or the owner lost one');
await victim.close();

for (const fault of faults) console.log(`MISSED: ${fault}`);
const most = (of: 'serverMb' | 'engineMb') =>
  Math.max(0, ...outcomes.map(({ memory }) => memory[of])).toFixed(0);
console.log(
  `${outcomes.length} hostile cases of ${chosen.length} families, ${faults.length} missed; at most ${most('serverMb')} MB in ` +
    `the server and ${most('engineMb')} MB in an engine; alive ${beats - missed} of ${beats} times, within ${longestMs.toFixed(0)} ms`,
);
process.exit(faults.length > 0 ? 1 : 0);

async function stillServes({ url, owner, portrait }: Victim): Promise<boolean> {
  const { headers } = owner;
  const stored = await ask(url, {
    ...requestLine('getPhoto', { params: { photoId: owner.photoId } }),
    headers,
  });
  const uploaded = await upload(url, portrait, { headers });
  const { imageUrl } = jsonOf<{ imageUrl: string }>(uploaded);
  const body = { imageUrl, countryCode: 'DE', documentType: 'passport', cropOnly: true };
  const made = await ask(url, { ...requestLine('processPhoto'), headers, body });
  return stored.status === 200 && made.status === 200;
}
