import type { Answers, ProcessedPhoto, Report } from '@vesika/contract';

/** A finished photo as its report shows it, whether it was made just now or lies in an account. */
export interface ReportedPhoto {
  photoId: string;
  report: Report;
  requirement: ProcessedPhoto['requirement'];
  /** What the person said so far. */
  answers: Answers;
}
