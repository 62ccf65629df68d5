import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small disk in memory that can be filled completely. */
export interface SmallDisk {
  readonly folder: string;
  fill(): Promise<void>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Undefined without permission to mount, which needs root on Linux. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'vesika-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: async () => {
      // Smaller and smaller pieces fill it to the last page.
      for (const bytes of [2 ** 20, 2 ** 12]) {
        for (;;) {
          const written = await writeFile(filler, Buffer.alloc(bytes), { flag: 'a' }).then(
            () => true,
            () => false,
          );
          if (!written) break;
        }
      }
    },
    empty: () => rm(filler, { force: true }),
    close: async () => {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
