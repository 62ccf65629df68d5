import type { Answer } from './ask.ts';
import type { Victim } from './victim.ts';

/** Something that nobody who means well would send, and what it may be answered. */
export interface HostileCase {
  what: string;
  /** `422 file-damaged`, or `200`; of several, any. */
  expected: readonly string[];
  send: (victim: Victim) => Promise<Answer>;
  /** Until it is answered; seconds where a picture is decoded or silence is waited for. */
  withinMs?: number;
}

export interface Family {
  name: string;
  cases: (victim: Victim) => Promise<HostileCase[]> | HostileCase[];
}

/** Whatever may be said of a picture that was looked at: good or bad, but never that the service broke. */
export const pictureOutcomes = [
  '200',
  '413 file-too-large',
  '415 file-type-unsupported',
  '422 file-empty',
  '422 file-damaged',
  '422 picture-too-large',
  '422 picture-too-small',
  '422 face-missing',
  '422 faces-several',
  '422 face-too-small',
] as const;

export const damaged = ['422 file-damaged'] as const;

/** Longer than any photo may take. */
export const pictureMsMax = 35_000;
