/**
 * `npm run load [-- --photos N] [--seconds N]`: measures the response times of a page, an API call and a photo with
 * increasing concurrency until throughput stops growing; then makes N photos (2000), two at a time, alongside other
 * requests, and records the memory of all processes. It uses the drawn portrait at 1,350 px and the real engine, with
 * driver and server on the same machine; for two cores, run `taskset -c 0,1 npm run load`. Exit code 1 if a request
 * fails or memory grows.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { requestLine } from '@vesika/contract';
import { photoOver } from '../lab/bench/service.ts';
import { drawnPortrait } from '../packages/engine/fixtures/drawn-portrait.ts';
import { type Measured, untilSaturated } from './load/drive.ts';
import { endure } from './load/endurance.ts';
import { openServiceUnderLoad } from './load/service-under-load.ts';

const { values } = parseArgs({
  options: { photos: { type: 'string', default: '2000' }, seconds: { type: 'string', default: '10' } },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const seconds = Number(values.seconds);
const photoPx = { widthPx: 1080, heightPx: 1350 };
/** Heap and caches may grow by this factor before they settle; more is a leak. */
const growthMax = 1.25;

const portrait = await drawnPortrait(photoPx);
const service = await openServiceUnderLoad();
const makePhoto = async () => void (await photoOver(service.url, portrait));
const requirements = requestLine('photoRequirements', {
  query: { countryCode: 'DE', documentType: 'passport' },
}).url;
const calls: Readonly<Record<string, () => Promise<void>>> = {
  page: () => service.get('/'),
  call: () => service.get(requirements),
  photo: makePhoto,
};

console.log(`${availableParallelism()} cores, ${seconds} s for each step`);
await makePhoto();
const best: Record<string, Measured> = {};
for (const [what, action] of Object.entries(calls)) {
  const atOnceMax = what === 'photo' ? 8 : 128;
  best[what] = await untilSaturated({ act: action, seconds, atOnceMax }, (measured) => tell(what, measured));
}

const lasting = await endure(
  { pid: service.pid, photos: Number(values.photos), makePhoto, call: calls.call! },
  console.log,
);
await service.close();

const faults: string[] = [];
const failed = lasting.failed + Object.values(best).reduce((sum, each) => sum + each.failed, 0);
if (failed > 0) faults.push(`${failed} requests failed`);
const [, early] = lasting.memory;
const late = lasting.memory.at(-1);
for (const of of ['serverMb', 'engineMb'] as const) {
  if (early && late && late[of] > early[of] * growthMax) {
    faults.push(`${of} grew from ${early[of].toFixed(0)} to ${late[of].toFixed(0)}`);
  }
}
for (const fault of faults) console.log(`MISSED: ${fault}`);
const most = Object.entries(best).map(
  ([what, { rate }]) => `${rate.toFixed(what === 'photo' ? 2 : 0)} ${what}s`,
);
console.log(
  `at most ${most.join(', ')} a second; ${lasting.photos} photos, ${lasting.photosPerMinute.toFixed(0)} a minute (p50 ` +
    `${lasting.p50Ms.toFixed(0)}, p99 ${lasting.p99Ms.toFixed(0)} ms), other calls meanwhile p50 ${lasting.callsP50Ms.toFixed(1)}, ` +
    `p99 ${lasting.callsP99Ms.toFixed(1)} ms; memory ${early?.serverMb.toFixed(0)} -> ${late?.serverMb.toFixed(0)} MB in the server, ` +
    `${early?.engineMb.toFixed(0)} -> ${late?.engineMb.toFixed(0)} MB in the engine`,
);
process.exit(faults.length > 0 ? 1 : 0);

function tell(what: string, { atOnce, rate, p50Ms, p99Ms, failed }: Measured): void {
  const trouble = failed > 0 ? `, ${failed} failed` : '';
  console.log(
    `${what.padEnd(6)} ${String(atOnce).padStart(4)} at once: ${rate.toFixed(2).padStart(8)} a second, ` +
      `p50 ${p50Ms.toFixed(1).padStart(8)} ms, p99 ${p99Ms.toFixed(1).padStart(8)} ms${trouble}`,
  );
}
