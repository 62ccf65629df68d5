import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ChangeId, CheckId, Natives, Verdict } from '@vesika/report';

type Verdicts = Partial<Record<CheckId, Verdict>>;

/** What was seen of one original with one fault; `none`: as it is. */
export interface OriginalFaultRun {
  portrait: string;
  fault: string;
  /** The code of an error: it was refused. */
  seen:
    | {
        /** Before anything was done to it, and of the photo made from it. */
        original: Verdicts;
        photo: Verdicts;
        changes: ChangeId[];
        /** Of the original. */
        natives: Natives;
      }
    | string;
}

const workersMax = 2;

/** Every fault of originals, or those asked for, on every portrait, in processes of their own. */
export async function runOriginalFaults(
  portraits: readonly string[],
  faults: readonly string[] | null = null,
): Promise<OriginalFaultRun[]> {
  const workers = Math.min(workersMax, availableParallelism(), portraits.length);
  const shares = Array.from({ length: workers }, (_, k) =>
    portraits.filter((_portrait, i) => i % workers === k),
  );
  return (await Promise.all(shares.map((share) => runShare(share, faults)))).flat();
}

function runShare(
  portraits: readonly string[],
  faults: readonly string[] | null,
): Promise<OriginalFaultRun[]> {
  const worker: ChildProcess = fork(join(import.meta.dirname, 'original-fault-worker.ts'));
  return new Promise((resolve, reject) => {
    worker.once('message', (runs) => resolve(runs as OriginalFaultRun[]));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`fault worker ended with ${code}`)));
    worker.send({ portraits, faults });
  });
}
