/**
 * The report about one finished (or checked) picture. Types and lists only: browser, server and CLI share them.
 * Every value is about the picture that is handed out, measured again after encoding.
 */

import type { Change, Placement, Proof } from './report/changes.ts';
import type { Check } from './report/checks.ts';
import type { Component } from './report/components.ts';
import type { PhotoLandmarks, PhotoOutlines } from './report/landmarks.ts';
import type { Natives, PhotoMeasures } from './report/measures.ts';

export * from './report/changes.ts';
export * from './report/checks.ts';
export * from './report/components.ts';
export * from './report/landmarks.ts';
export * from './report/measures.ts';
export * from './report/original.ts';

export interface PhotoFile {
  widthPx: number;
  heightPx: number;
  dpi: number;
  bytes: number;
  /** WebP only of a picture that was checked: none is made. */
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** Names of the steps, in order; progress and timings speak of them. */
export const steps = [
  'decode',
  'find-face',
  'matte',
  'measure',
  'frame',
  'light',
  'background',
  'encode',
  'verify',
  'assess',
] as const;
export type Step = (typeof steps)[number];

export interface PhotoReport {
  /** True when every check passes: neither a fail nor an undetermined one. */
  ok: boolean;
  photo: PhotoFile;
  measures: PhotoMeasures;
  natives: Natives;
  landmarks: PhotoLandmarks;
  outlines: PhotoOutlines;
  checks: Check[];
  components: Component[];
  changes: Change[];
  /** Null for a picture that was only checked. */
  placement: Placement | null;
  /** Null for a picture that was only checked. */
  proof: Proof | null;
  timingsMs: Partial<Record<Step, number>>;
}
