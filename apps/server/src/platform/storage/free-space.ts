import { statfs } from 'node:fs/promises';
import { ServiceError } from '../errors/service-error.ts';

export type FreeSpace = ReturnType<typeof watchFreeSpace>;

export function watchFreeSpace(folder: string, megabytesMin: number) {
  return {
    require: async () => {
      const megabytes = await freeMegabytes(folder);
      if (megabytes < megabytesMin) throw new ServiceError('storage-unavailable', { retryAfterSeconds: 60 });
    },
  };
}

async function freeMegabytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return (bavail * bsize) / 2 ** 20;
  } catch (cause) {
    throw new ServiceError('storage-unavailable', { retryAfterSeconds: 60 }, { cause });
  }
}
