import type { Check } from './checks.ts';
import type { PhotoOutlines } from './landmarks.ts';
import type { Natives } from './measures.ts';

/** What can be done about a check that does not pass on an original. */
export type Remedy = 'none' | 'mend' | 'retake' | 'ask';

export interface OriginalFinding extends Check {
  /** `mend`: making the photo takes care of it. `ask`: a question to the person. `none`: it passes, or nobody can tell. */
  remedy: Remedy;
}

/** An original before anything is done to it: what has to be taken again, what can be mended. */
export interface OriginalReport {
  widthPx: number;
  heightPx: number;
  findings: OriginalFinding[];
  natives: Natives;
  /** In px of the original. */
  outlines: PhotoOutlines;
}
