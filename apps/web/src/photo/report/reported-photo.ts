import type { ProcessedPhoto } from '@vesika/contract';
import type { Answers, PhotoReport } from '@vesika/report';

/** A finished photo as its report shows it, whether it was made just now or lies in an account. */
export interface ReportedPhoto {
  photoId: string;
  report: PhotoReport;
  requirement: ProcessedPhoto['requirement'];
  /** What the person said so far. */
  answers: Answers;
}
