import type { Answers, Natives, PhotoFile, PhotoMeasures } from '@vesika/report';
import type { ChildRule, PhotoRequirement } from '@vesika/requirements';
import type { OutputSize } from '../compose/output-size.ts';
import type { PhotoLimits } from '../limits/photo-limits.ts';

/** What is known of a finished picture; every check judges from this alone, now or years later. */
export interface Findings {
  requirement: PhotoRequirement;
  limits: PhotoLimits;
  expectedSize: OutputSize;
  photo: PhotoFile;
  measures: PhotoMeasures;
  natives: Natives;
  /** What the person said where no method can tell. */
  answers: Answers;
  /** Relaxations for the child in the picture; null for adults and where the record has none. */
  childRule: ChildRule | null;
}

/** What is known of a picture before a photo is made of it: as much as the checks of a live camera judge from. */
export interface EarlyFindings extends Pick<Findings, 'requirement' | 'limits' | 'natives' | 'answers'> {
  measures: Pick<
    PhotoMeasures,
    'yawDeg' | 'pitchDeg' | 'rollDeg' | 'otherFaceShare' | 'enlargement' | 'missingMm'
  >;
}
