import { percentile } from './percentile.ts';

export interface Measured {
  atOnce: number;
  /** Responses per second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

interface DriveOptions {
  atOnce: number;
  /** Time after which no new request starts. */
  seconds: number;
  /** Throws if the response is wrong. */
  act: () => Promise<void>;
}

/** Keeps `atOnce` requests running; each starts as soon as another ends. */
export async function drive({ atOnce, seconds, act: action }: DriveOptions): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const one = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const requested = performance.now();
      await action().then(
        () => times.push(performance.now() - requested),
        () => failed++,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const rate = (times.length / (performance.now() - begun)) * 1000;
  return { atOnce, rate, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), failed };
}

/** Doubling the concurrency must bring at least this factor in throughput. */
const worthwhile = 1.1;

/** Doubles the concurrency until throughput stops growing. The last entry is the first without gain. */
export async function untilSaturated(
  { atOnceMax, ...options }: Omit<DriveOptions, 'atOnce'> & { atOnceMax: number },
  tell: (measured: Measured) => void,
): Promise<Measured> {
  let best: Measured | undefined;
  for (let atOnce = 1; atOnce <= atOnceMax; atOnce *= 2) {
    const measured = await drive({ ...options, atOnce });
    tell(measured);
    const isWorth = best === undefined || measured.rate > best.rate * worthwhile;
    if (best === undefined || measured.rate > best.rate) best = measured;
    if (!isWorth) break;
  }
  return best!;
}
