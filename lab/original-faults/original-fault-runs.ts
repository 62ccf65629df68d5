import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ChangeId, CheckId, Natives, Verdict } from '@vesika/report';

type Verdicts = Partial<Record<CheckId, Verdict>>;

/** Verdicts and measures of one original with one fault; `none` is the unchanged portrait. */
export interface OriginalFaultRun {
  portrait: string;
  fault: string;
  /** Error code if the portrait was refused. */
  seen:
    | {
        /** Verdicts of the original and of the photo made from it. */
        original: Verdicts;
        photo: Verdicts;
        changes: ChangeId[];
        /** Measures of the original. */
        natives: Natives;
      }
    | string;
}

const workersMax = 2;

/** Runs all or the given faults of originals on every portrait, in several processes. */
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
