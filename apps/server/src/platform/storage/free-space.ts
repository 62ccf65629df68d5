import { statfs } from 'node:fs/promises';
import { ServiceError } from '../errors/service-error.ts';

export type FreeSpace = ReturnType<typeof watchFreeSpace>;

export function watchFreeSpace(folder: string, megabytesMin: number) {
  const bytes = () => freeBytes(folder);
  return {
    bytes,
    require: async () => {
      if ((await bytes()) < megabytesMin * 2 ** 20)
        throw new ServiceError('storage-unavailable', { retryAfterSeconds: 60 });
    },
  };
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (cause) {
    throw new ServiceError('storage-unavailable', { retryAfterSeconds: 60 }, { cause });
  }
}
