import type { Step } from '@vesika/report';

export interface StepClock {
  /** Tells that a step begins, runs it, and notes how long it took. */
  run<T>(step: Step, work: () => T | Promise<T>): Promise<T>;
  timingsMs(): Partial<Record<Step, number>>;
}

/** A clock for one photo; a step that is run twice counts both times. */
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
