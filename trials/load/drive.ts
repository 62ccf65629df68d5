import { percentile } from './percentile.ts';

export interface Measured {
  atOnce: number;
  /** Answers in a second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

interface DriveOptions {
  atOnce: number;
  /** Begins nothing new after it. */
  seconds: number;
  /** Throws where the answer is not a good one. */
  act: () => Promise<void>;
}

/** So many that each ask again as soon as they are answered. */
export async function drive({ atOnce, seconds, act }: DriveOptions): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const one = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const asked = performance.now();
      await act().then(
        () => times.push(performance.now() - asked),
        () => failed++,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const rate = (times.length / (performance.now() - begun)) * 1000;
  return { atOnce, rate, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), failed };
}

/** A tenth more answers is worth twice as many who ask; less is what it can do. */
const worthwhile = 1.1;

/** Ever more at once, until it answers no more of them in a second. The last is the first of no use. */
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
