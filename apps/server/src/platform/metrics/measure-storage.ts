import type { Storage } from '../storage/storage.ts';
import type { Metrics } from './metrics.ts';

type Call = 'put' | 'get' | 'copy' | 'delete';

export function measuredStorage(
  storage: Storage,
  { storageSeconds }: Pick<Metrics, 'storageSeconds'>,
): Storage {
  async function measured<T>(call: Call, work: () => Promise<T>, isMissing: (answer: T) => boolean) {
    const end = storageSeconds.startTimer({ call });
    try {
      const answer = await work();
      end({ outcome: isMissing(answer) ? 'missing' : 'done' });
      return answer;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  }
  const isNothing = (answer: unknown) => answer === undefined;
  const never = () => false;

  return {
    ...storage,
    put: (key, bytes) => measured('put', () => storage.put(key, bytes), never),
    get: (key) => measured('get', () => storage.get(key), isNothing),
    open: (key) => measured('get', () => storage.open(key), isNothing),
    copy: (from, to) =>
      measured(
        'copy',
        () => storage.copy(from, to),
        (isCopied) => !isCopied,
      ),
    delete: (key) => measured('delete', () => storage.delete(key), never),
  };
}
