import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CheckId, Natives, PhotoMeasures, Verdict } from '@vesika/report';
import { compliantPortraits } from './labels.ts';

/** Verdicts and measures of one portrait with one fault at one grade. */
export interface FaultRun {
  portrait: string;
  fault: string;
  strength: number;
  /** Null if no face was found any more. */
  seen: {
    natives: Natives;
    measures: PhotoMeasures;
    verdicts: Partial<Record<CheckId, Verdict>>;
    limits: Partial<Record<CheckId, { value: number | null; min: number | null; max: number | null }>>;
  } | null;
}

/** Portraits without any labelled fault, so that an added fault is the only one. */
const faultless = compliantPortraits.filter(
  ({ atFault }) => !atFault.some((id) => id !== 'digital-alteration'),
);

const workersMax = 2;

/** Runs every fault at every grade on every faultless portrait, in several processes. */
export async function runFaults(): Promise<FaultRun[]> {
  const workers = Math.min(workersMax, availableParallelism());
  const shares = Array.from({ length: workers }, (_, k) =>
    faultless.filter((_portrait, i) => i % workers === k).map(({ path }) => path),
  );
  return (await Promise.all(shares.map(runShare))).flat();
}

function runShare(portraits: readonly string[]): Promise<FaultRun[]> {
  const worker: ChildProcess = fork(join(import.meta.dirname, 'fault-worker.ts'));
  return new Promise((resolve, reject) => {
    worker.once('message', (runs) => resolve(runs as FaultRun[]));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`fault worker ended with ${code}`)));
    worker.send(portraits);
  });
}
