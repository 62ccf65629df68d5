import { setTimeout as sleep } from 'node:timers/promises';
import { type MemoryPeak, watchMemory } from '../process-memory.ts';
import { percentile } from './percentile.ts';

interface Endurance {
  photos: number;
  failed: number;
  photosPerMinute: number;
  p50Ms: number;
  p99Ms: number;
  /** Median of other API calls while photos were made. */
  callsP50Ms: number;
  callsP99Ms: number;
  /** Peak memory in each tenth of the run. */
  memory: MemoryPeak[];
}

interface EnduranceOptions {
  pid: number;
  photos: number;
  makePhoto: () => Promise<void>;
  call: () => Promise<void>;
}

/** Two, as in bench: one photo is being made while another waits. */
const atOnce = 2;
const betweenCallsMs = 50;
const tenths = 10;

/** Makes many photos while other requests continue. */
export async function endure(
  { pid, photos, makePhoto, call }: EnduranceOptions,
  tell: (line: string) => void,
): Promise<Endurance> {
  const watch = watchMemory(pid);
  const [photoMs, callMs]: [number[], number[]] = [[], []];
  const memory: MemoryPeak[] = [];
  let [begun, failed] = [0, 0];
  let isMaking = true;
  const start = performance.now();

  async function make(): Promise<void> {
    while (begun < photos) {
      begun++;
      if (begun % Math.ceil(photos / tenths) === 0) {
        memory.push(await watch.peak());
        const { serverMb, engineMb } = memory.at(-1)!;
        tell(
          `${begun} photos: ${serverMb.toFixed(0)} MB in the server, ${engineMb.toFixed(0)} MB in the engine`,
        );
      }
      await timed(photoMs, makePhoto).catch(() => failed++);
    }
  }

  async function ask(): Promise<void> {
    while (isMaking) {
      await timed(callMs, call).catch(() => failed++);
      await sleep(betweenCallsMs);
    }
  }

  const asking = ask();
  await Promise.all(Array.from({ length: atOnce }, make));
  const minutes = (performance.now() - start) / 60_000;
  isMaking = false;
  await asking;
  watch.stop();
  return {
    photos: photoMs.length,
    failed,
    photosPerMinute: photoMs.length / minutes,
    ...{ p50Ms: percentile(photoMs, 0.5), p99Ms: percentile(photoMs, 0.99) },
    ...{ callsP50Ms: percentile(callMs, 0.5), callsP99Ms: percentile(callMs, 0.99) },
    memory,
  };
}

async function timed(times: number[], work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  await work();
  times.push(performance.now() - begun);
}
