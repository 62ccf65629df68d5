export type PhotoTimes = ReturnType<typeof createPhotoTimes>;

const kept = 200;
const enough = 20;

export function createPhotoTimes(now: () => number = () => performance.now()) {
  const seconds: number[] = [];
  return {
    /** Records the duration of successful work only, because refusals are fast. */
    async noted<T>(work: () => Promise<T>): Promise<T> {
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
