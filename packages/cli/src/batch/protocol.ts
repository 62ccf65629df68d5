import type { PaperId } from '@vesika/requirements/vocabulary';
import type { PhotoOptions } from '../photo-options.ts';
import type { RequirementOptions } from '../requirement-choice.ts';
import type { BatchResult } from './journal.ts';

/** Options shared by all photos of a batch. */
export interface MakingOptions extends Pick<PhotoOptions, 'answer' | 'childAge'> {
  formats: readonly ('jpg' | 'png' | 'pdf')[];
  background: 'auto' | 'replace' | 'keep';
  /** Null crops only if the authority refuses edits. */
  cropOnly: boolean | null;
  dpi: number | null;
  sheet: PaperId;
}

/** Messages between the command and its engine processes. */
export interface BatchTask {
  path: string;
  documents: { document: RequirementOptions; key: string; stem: string; subject: ResultSubject }[];
  options: MakingOptions;
}

type ResultSubject = Pick<BatchResult, 'file' | 'document' | 'person'>;

export type FromBatchEngine =
  | { kind: 'ready' }
  | { kind: 'result'; result: Omit<BatchResult, 'outputs'> & { outputs: string[] } }
  | { kind: 'done' };
