import type { Batch, BatchFile, OperationAnswer } from '@vesika/contract';

export interface KnownBatch {
  batch: Batch;
  files: BatchFile[];
  wholeAtMs: number;
}

const linksFreshMs = 50 * 60_000;

export function newsAfter(known: KnownBatch | undefined, nowMs: number): number {
  // A batch at rest changes by its photos alone, whose changes are not numbered.
  const mayAddNews = known?.batch.state === 'running' && nowMs - known.wholeAtMs < linksFreshMs;
  return mayAddNews ? known.batch.changes : 0;
}

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
