import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, freemem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BatchResult } from './journal.ts';
import type { BatchTask, FromBatchEngine } from './protocol.ts';

const bin = fileURLToPath(new URL('../../bin/vesika.mjs', import.meta.url));
/** Peak memory of an engine; see docs/performance.md. */
const engineBytes = 1e9;

/** Limited by cores and by free memory. */
export function enginesThatFit(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(freemem() / engineBytes)));
}

interface TaskRun {
  engines: number;
  /** Stops the run; photos in progress are given up without a result. */
  signal: AbortSignal;
  onResult: (result: BatchResult) => Promise<void>;
}

/** Runs all tasks on several engine processes; a process that dies is replaced. */
export async function runTasks(
  tasks: readonly BatchTask[],
  { engines, signal, onResult }: TaskRun,
): Promise<void> {
  const waiting = [...tasks];
  const threads = Math.max(1, Math.floor(availableParallelism() / engines));
  await Promise.all(
    Array.from({ length: Math.min(engines, waiting.length) }, async () => {
      let child: ChildProcess | undefined;
      for (let task = waiting.shift(); task && !signal.aborted; task = waiting.shift()) {
        child ??= await startEngine(threads, signal);
        if (child && !(await perform(child, task, { signal, onResult }))) child = undefined;
      }
      child?.disconnect();
    }),
  );
}

/** Undefined if the run was stopped meanwhile. Throws if the engine does not start. */
async function startEngine(threads: number, signal: AbortSignal): Promise<ChildProcess | undefined> {
  const child = fork(bin, ['batch-engine', `${threads}`], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop, { once: true });
  child.once('exit', () => signal.removeEventListener('abort', stop));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => {
      if (signal.aborted) resolve();
      else reject(new Error(`an engine did not start (exit code ${code})`));
    });
  });
  return signal.aborted ? undefined : child;
}

/** Resolves to false if the process died, which fails the rest of the task. */
function perform(
  child: ChildProcess,
  task: BatchTask,
  { signal, onResult }: Pick<TaskRun, 'signal' | 'onResult'>,
): Promise<boolean> {
  const left = new Map(task.documents.map(({ key, subject }) => [key, subject]));
  let reported = Promise.resolve();
  return new Promise((resolve, reject) => {
    const tell = (result: BatchResult) => {
      left.delete(result.key);
      reported = reported.then(() => onResult(result));
      reported.catch(reject);
    };
    const finish = (survived: boolean) => {
      child.off('message', onMessage).off('exit', onExit);
      reported.then(() => resolve(survived), reject);
    };
    const onMessage = (message: FromBatchEngine) => {
      if (message.kind === 'result') tell(message.result);
      if (message.kind === 'done') finish(true);
    };
    const onExit = () => {
      if (signal.aborted) return finish(false);
      const error = { code: 'engine-crashed', title: 'The engine did not survive this photo', exitCode: 1 };
      const nothing = { failed: [], undetermined: [], warnings: [], outputs: [] };
      for (const [key, about] of left) tell({ key, ...about, result: 'failed', error, ...nothing });
      finish(false);
    };
    child.on('message', onMessage).on('exit', onExit);
    child.send(task);
  });
}
