import type { Answer } from './ask.ts';
import type { Victim } from './victim.ts';

/** A request that only an attacker would send, with the accepted answers. */
export interface HostileCase {
  what: string;
  /** Accepted answers, such as `422 file-damaged` or `200`. */
  expected: readonly string[];
  send: (victim: Victim) => Promise<Answer>;
  /** Time limit of the answer; several seconds if a picture is decoded or a timeout is awaited. */
  withinMs?: number;
}

export interface Family {
  name: string;
  cases: (victim: Victim) => Promise<HostileCase[]> | HostileCase[];
}

/** Accepted answers for any picture that is decoded, good or bad; never a server error. */
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

/** Longer than the time limit of a photo. */
export const pictureMsMax = 35_000;
