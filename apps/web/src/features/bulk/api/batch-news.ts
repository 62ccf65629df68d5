import type { Batch, BatchFile, OperationAnswer } from '@vesika/contract';

/** A batch as far as it is known here. */
export interface KnownBatch {
  batch: Batch;
  files: BatchFile[];
  /** When all its files were asked for: links to their pictures hold for an hour. */
  wholeAtMs: number;
}

const linksFreshMs = 50 * 60_000;

/** From which change on news are wanted. */
export function newsAfter(known: KnownBatch | undefined, nowMs: number): number {
  return known && nowMs - known.wholeAtMs < linksFreshMs ? known.batch.changes : 0;
}

/** Files that have changed take the place of what was known of them; new ones come last, as they were given. */
export function withNews(
  known: KnownBatch | undefined,
  { batch, files }: OperationAnswer<'getBatch'>,
  asked: { after: number; nowMs: number },
): KnownBatch {
  if (!known || asked.after === 0) return { batch, files, wholeAtMs: asked.nowMs };
  const news = new Map(files.map((file) => [file.fileId, file]));
  const kept = known.files.map((file) => news.get(file.fileId) ?? file);
  const there = new Set(known.files.map(({ fileId }) => fileId));
  return { ...known, batch, files: [...kept, ...files.filter(({ fileId }) => !there.has(fileId))] };
}
