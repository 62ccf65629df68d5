import type { Answers, Change, Natives, PhotoFile, PhotoMeasures } from '@vesika/report';
import type { ChildRule, PhotoRequirement } from '@vesika/requirements';
import type { OutputSize } from '../frame/output-size.ts';
import type { PhotoLimits } from '../limits/photo-limits.ts';

/** Everything that checks judge a finished picture by, when it is made and whenever rules change. */
export interface Findings {
  requirement: PhotoRequirement;
  limits: PhotoLimits;
  expectedSize: OutputSize;
  photo: PhotoFile;
  measures: PhotoMeasures;
  natives: Natives;
  /** What was done to the picture; empty before anything is. */
  changes: Change[];
  /** The person's answers to undetermined checks. */
  answers: Answers;
  /** Exemptions for the child in the picture; null for adults and if the record has none. */
  childRule: ChildRule | null;
}

/** What is known of a picture before a photo is made of it: as much as the checks of a live camera judge from. */
export interface EarlyFindings extends Pick<Findings, 'requirement' | 'limits' | 'natives' | 'answers'> {
  measures: Pick<
    PhotoMeasures,
    'yawDeg' | 'pitchDeg' | 'rollDeg' | 'otherFaceShare' | 'enlargement' | 'missingMm'
  >;
}
