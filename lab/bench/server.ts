import { measureEventLoopDelay } from './event-loop-delay.ts';
import { median } from './median.ts';
import { type BenchService, photoOver } from './service.ts';

/**
 * Measures the service over HTTP: time from start until it can make photos with cached models, time of a photo, and
 * stalls of the server's event loop.
 */
export async function benchServer(
  { url, readyMs }: BenchService,
  portrait: Buffer,
  runs: number,
): Promise<void> {
  const first = await photoOver(url, portrait);
  console.log(`\nserver ready after ${readyMs.toFixed(0)} ms, first photo ${first.toFixed(0)} ms later`);
  const times: number[] = [];
  const { maxMs, p99Ms } = await measureEventLoopDelay(async () => {
    for (let run = 0; run < runs; run++) times.push(await photoOver(url, portrait));
  });
  console.log(`  photo over HTTP  ${median(times).toFixed(0).padStart(6)} ms, upload included`);
  console.log(
    `  event loop       ${maxMs.toFixed(0).padStart(6)} ms longest stall, ${p99Ms.toFixed(1)} ms at 99 %`,
  );
}
