/** How long people have waited for their photos here: the last of them, since the server was started. */
export interface PhotoTimes {
  /** What it takes is noted where it succeeds: a refusal is quick and says nothing. */
  noted<T>(work: () => Promise<T>): Promise<T>;
  /** The median, in s; null until there are enough to tell. */
  medianSeconds(): number | null;
}

const kept = 200;
const enough = 20;

export function createPhotoTimes(now: () => number = () => performance.now()): PhotoTimes {
  const seconds: number[] = [];
  return {
    async noted(work) {
      const begun = now();
      const done = await work();
      seconds.push((now() - begun) / 1000);
      if (seconds.length > kept) seconds.shift();
      return done;
    },
    medianSeconds() {
      if (seconds.length < enough) return null;
      return [...seconds].sort((one, other) => one - other)[Math.floor(seconds.length / 2)]!;
    },
  };
}
