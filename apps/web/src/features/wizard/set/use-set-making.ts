import { useQueryClient } from '@tanstack/react-query';
import { type DocumentName, documentText, type PlannedDocument } from '@vesika/contract';
import { useEffect, useRef, useState } from 'react';
import { makePhoto } from '../api/process-photo.ts';
import type { PhotoRequest } from '../photo-request.ts';

export type MakingState = 'waiting' | 'making' | Error;

interface SetRequest {
  document: PlannedDocument;
  full?: boolean;
}

export function useSetMaking(request: PhotoRequest, others: readonly DocumentName[]) {
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [states, setStates] = useState<ReadonlyMap<string, MakingState>>(new Map());
  const queue = useRef<SetRequest[]>([]);
  const stopper = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      queue.current = [];
      stopper.current?.abort();
    },
    [],
  );

  const tell = (document: DocumentName, state: MakingState | null) =>
    setStates((before) => {
      const after = new Map(before);
      if (state === null) after.delete(documentText(document));
      else after.set(documentText(document), state);
      return after;
    });

  async function work(): Promise<void> {
    if (stopper.current) return;
    for (let request = queue.current[0]; request; request = queue.current[0]) {
      stopper.current = new AbortController();
      await makeOne(request, stopper.current.signal);
      queue.current = queue.current.slice(1);
    }
    stopper.current = null;
  }

  async function makeOne({ document, full = false }: SetRequest, signal: AbortSignal): Promise<void> {
    const { countryCode, documentType, variant, refusesEditing } = document;
    tell(document, 'making');
    try {
      const wanted = {
        ...request,
        countryCode,
        documentType,
        variant: variant === 'standard' ? null : variant,
        cropOnly: refusesEditing && !full,
        // Another document may not allow the chosen colour.
        backgroundColour: undefined,
        also: others.filter((other) => documentText(other) !== documentText(document)),
      };
      await makePhoto(wanted, { beside: true }, { signal });
      await queryClient.invalidateQueries({ queryKey: ['photos'] });
      void queryClient.invalidateQueries({ queryKey: ['package'] });
      if (full) setEdited((before) => new Set([...before, documentText(document)]));
      tell(document, null);
    } catch (error) {
      if (!signal.aborted) tell(document, error as Error);
    }
  }

  return {
    states,
    /** Documents made again with all edits. */
    edited,
    make: (requests: readonly SetRequest[]) => {
      const waiting = requests.filter(
        ({ document }) =>
          !queue.current.some((each) => documentText(each.document) === documentText(document)),
      );
      for (const { document } of waiting) tell(document, 'waiting');
      queue.current = [...queue.current, ...waiting];
      void work();
    },
  };
}
