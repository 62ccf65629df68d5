import { monitorEventLoopDelay } from 'node:perf_hooks';

interface EventLoopDelay {
  maxMs: number;
  p99Ms: number;
}

export async function measureEventLoopDelay(work: () => Promise<void>): Promise<EventLoopDelay> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  await work();
  histogram.disable();
  return { maxMs: histogram.max / 1e6, p99Ms: histogram.percentile(99) / 1e6 };
}
