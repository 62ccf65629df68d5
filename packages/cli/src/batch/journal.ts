import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckId } from '@vesika/report';
import type { WarningCode } from '@vesika/requirements';
import { UsageError } from '../usage-error.ts';

/** The result of one photo for one document. */
export interface BatchResult {
  /** Identifies the picture, the document and the options, by `keyOf`. */
  key: string;
  file: string;
  document: string;
  person: string | null;
  result: 'made' | 'rules-failed' | 'failed';
  /** Code and title of the failure. */
  error: { code: string; title: string; exitCode: number } | null;
  failed: CheckId[];
  undetermined: CheckId[];
  /** Warnings about handing in the photo. */
  warnings: WarningCode[];
  /** Relative to the results folder. */
  outputs: string[];
}

const journalName = '.vesika-batch.jsonl';
const lockName = '.vesika-batch.lock';

/**
 * Results of an interrupted run: one line per photo, written after its files.
 *
 * Throws: UsageError if another run is working in the folder.
 */
export async function openJournal(folder: string) {
  await mkdir(folder, { recursive: true });
  await lock(join(folder, lockName));
  const path = join(folder, journalName);
  const text = await readFile(path, 'utf8').catch(() => '');
  const results = text.split('\n').flatMap(resultIn);
  const file = await open(path, 'a');
  // Starts a new line after one that an interrupted run left incomplete.
  if (text !== '' && !text.endsWith('\n')) await file.write('\n');
  return {
    done: new Map(results.map((result) => [result.key, result])),
    add: async (result: BatchResult) => {
      await file.write(`${JSON.stringify(result)}\n`);
      await file.datasync();
    },
    close: async () => {
      await file.close();
      await rm(join(folder, lockName), { force: true });
    },
  };
}

/** Identifies a piece of work: the picture's bytes, the document and the options. */
export function keyOf(parts: object): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** Empty for a line that was cut off. */
function resultIn(line: string): BatchResult[] {
  try {
    return [JSON.parse(line) as BatchResult];
  } catch {
    return [];
  }
}

/** The lock file contains the holder's process id; the lock of a dead process is ignored. */
async function lock(path: string): Promise<void> {
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new UsageError(`another run (process ${holder}) is at work in this folder`);
  }
  await rm(path, { force: true });
  const file = await open(path, 'wx').catch(() => {
    throw new UsageError('another run is at work in this folder');
  });
  await file.write(`${process.pid}`);
  await file.close();
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
