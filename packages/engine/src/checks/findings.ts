import type { Answers, Change, Natives, PhotoFile, PhotoMeasures } from '@vesika/report';
import type { ChildRule, PhotoRequirement } from '@vesika/requirements';
import type { OutputSize } from '../frame/output-size.ts';
import type { PhotoLimits } from '../limits/photo-limits.ts';

/** Everything that the checks judge a finished picture by, when it is made and again when rules change. */
export interface Findings {
  requirement: PhotoRequirement;
  limits: PhotoLimits;
  expectedSize: OutputSize;
  photo: PhotoFile;
  measures: PhotoMeasures;
  natives: Natives;
  /** Changes made to the picture; empty before any. */
  changes: Change[];
  /** The person's answers to undetermined checks. */
  answers: Answers;
  /** Exemptions for the child in the picture; null for adults and if the record has none. */
  childRule: ChildRule | null;
  /** Age of the child in full years; null for adults. */
  childAgeYears: number | null;
}

/** The findings available before a photo is made; the checks of the live camera need no more. */
export interface EarlyFindings extends Pick<Findings, 'requirement' | 'limits' | 'natives' | 'answers'> {
  measures: Pick<
    PhotoMeasures,
    'yawDeg' | 'pitchDeg' | 'rollDeg' | 'otherFaceShare' | 'enlargement' | 'missingMm'
  >;
}
