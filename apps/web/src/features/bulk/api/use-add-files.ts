import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { upload } from '../../../api/upload.ts';
import { useShowFailure } from '../../../api/use-show-failure.ts';

const group = { files: 20, bytes: 40_000_000 };

export function useAddFiles(batchId: string) {
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const [share, setShare] = useState(0);
  const adding = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const all = bytesOf(files);
      const { signal } = new AbortController();
      let sent = 0;
      setShare(0);
      for (const some of groupsOf(files)) {
        const onProgress = (bytes: number) => setShare(Math.min(1, (sent + bytes) / all));
        await upload('addToBatch', { params: { batchId } }, some, { signal, onProgress });
        sent += bytesOf(some);
        await queryClient.invalidateQueries({ queryKey: ['batches', batchId] });
      }
    },
    onError: showFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['batches', batchId] }),
  });
  return { add: adding.mutate, isAdding: adding.isPending, share };
}

function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function groupsOf(files: readonly File[]): File[][] {
  const groups: File[][] = [];
  for (const file of files) {
    const last = groups.at(-1);
    const fits = last && last.length < group.files && bytesOf(last) + file.size <= group.bytes;
    if (fits) last.push(file);
    else groups.push([file]);
  }
  return groups;
}
