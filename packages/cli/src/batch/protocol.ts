import type { PaperId } from '@vesika/engine/print';
import type { PhotoOptions } from '../photo-options.ts';
import type { RequirementOptions } from '../requirement-choice.ts';
import type { BatchResult } from './journal.ts';

/** How all photos of a batch are made. */
export interface MakingOptions extends Pick<PhotoOptions, 'answer' | 'childAge'> {
  formats: readonly ('jpg' | 'png' | 'pdf')[];
  background: 'auto' | 'replace' | 'keep';
  cropOnly: boolean;
  dpi: number | null;
  sheet: PaperId;
}

/** What the command and the processes of its engines say to each other. */
export interface BatchTask {
  /** To be opened. */
  path: string;
  documents: { document: RequirementOptions; key: string; stem: string; told: Told }[];
  options: MakingOptions;
}

type Told = Pick<BatchResult, 'file' | 'document' | 'person'>;

export type FromBatchEngine =
  | { kind: 'ready' }
  | { kind: 'result'; result: Omit<BatchResult, 'outputs'> & { outputs: string[] } }
  | { kind: 'done' };
