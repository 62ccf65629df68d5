import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Batch, BatchFile, OperationAnswer } from '@vesika/contract';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { packagesHeldQuery } from '../../../shell/api/active-package.ts';
import { call } from '../../../shell/api/call.ts';

const pollMs = 1500;

const keyOf = (batchId: string) => ['batches', batchId] as const;

export function useBatch(batchId: string) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: keyOf(batchId),
    queryFn: async ({ signal }) => {
      const known = queryClient.getQueryData<KnownBatch>(keyOf(batchId));
      const nowMs = Date.now();
      const after = newsAfter(known, nowMs);
      const answer = await call('getBatch', { params: { batchId }, query: { after }, signal });
      if (known && answer.batch.items.made !== known.batch.items.made) {
        void queryClient.invalidateQueries({ queryKey: packagesHeldQuery.queryKey });
      }
      return withNews(known, answer, { after, nowMs });
    },
    refetchInterval: ({ state }) => state.data !== undefined && isAtWork(state.data) && pollMs,
    refetchOnMount: 'always',
    // The photos may be taken and answered on other pages, which the numbers of changes do not tell.
    gcTime: 0,
  });
}

function isAtWork({ batch }: KnownBatch): boolean {
  return batch.state === 'running' || (batch.items.making ?? 0) > 0;
}

interface BatchChange {
  action: 'start' | 'pause' | 'cancel' | 'retry';
  acknowledge?: (Batch['mustAcknowledge'][number] | 'undetermined-checks')[];
}

export function useChangeBatch(batchId: string) {
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ action, acknowledge = [] }: BatchChange) =>
      call('changeBatch', { params: { batchId }, body: { action, acknowledge } }),
    onError: showFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(batchId) }),
  });
}

interface KnownBatch {
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
