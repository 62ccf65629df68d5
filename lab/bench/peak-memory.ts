import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Makes a few photos in a separate process with the flags of an engine process and the options of this one. */
export async function peakMemoryMb(portrait: Buffer): Promise<number> {
  const child = fork(fileURLToPath(new URL('./peak-memory-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  });
  child.send(portrait);
  const [peakMb] = (await once(child, 'message')) as [number];
  child.disconnect();
  return peakMb;
}
