import type { Step } from '@vesika/report';

export interface StepClock {
  /** Reports the beginning of a step, runs it, and records its duration. */
  run<T>(step: Step, work: () => T | Promise<T>): Promise<T>;
  timingsMs(): Partial<Record<Step, number>>;
}

/** A clock for one photo; the durations of a repeated step add up. */
export function stepClock(onStep?: (step: Step) => void): StepClock {
  const timings: Partial<Record<Step, number>> = {};
  return {
    async run(step, work) {
      onStep?.(step);
      const start = performance.now();
      const result = await work();
      timings[step] = (timings[step] ?? 0) + performance.now() - start;
      return result;
    },
    timingsMs: () => ({ ...timings }),
  };
}
