import type { ProcessedPhoto } from '@vesika/contract';
import type { Answers, PhotoReport } from '@vesika/report';

/** A finished photo as its report shows it: made just now, kept in an account, or only checked. */
export interface ReportedPhoto {
  report: PhotoReport;
  requirement: ProcessedPhoto['requirement'];
  /** The user's answers so far. */
  answers: Answers;
}

/** One that was made here. */
export interface MadeReportedPhoto extends ReportedPhoto {
  photoId: string;
}
