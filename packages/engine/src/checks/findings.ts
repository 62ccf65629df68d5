import type { PhotoRequirement } from '@vesika/requirements';
import type { OutputSize } from '../compose/output-size.ts';
import type { PhotoLimits } from '../limits/photo-limits.ts';
import type { PhotoFile, PhotoMeasures } from '../report.ts';

/** What is known of a finished picture; every check judges from this alone. */
export interface Findings {
  requirement: PhotoRequirement;
  limits: PhotoLimits;
  expectedSize: OutputSize;
  photo: PhotoFile;
  /** False when the file states no density. */
  densityStated: boolean;
  measures: PhotoMeasures;
  /** Area of the second largest face over the main one's, in the original; 0 when alone. */
  otherFaceShare: number;
  background: BackgroundFindings | null;
  /** What making the picture cost; null when a finished picture was only checked. */
  making: {
    enlargement: number;
    missingMm: { top: number; bottom: number; left: number; right: number };
  } | null;
}

export interface BackgroundFindings {
  /** Largest difference of the median colour from the record's, over the channels, bytes. */
  colourDifference: number;
  deviation: number;
  /** True when the background was painted by us, and so must be exact. */
  painted: boolean;
}
