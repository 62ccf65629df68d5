import type { ProcessedPhoto } from '@vesika/contract';
import type { Answers, PhotoReport } from '@vesika/report';

export interface ReportedPhoto {
  report: PhotoReport;
  requirement: ProcessedPhoto['requirement'];
  answers: Answers;
}

export interface MadeReportedPhoto extends ReportedPhoto {
  photoId: string;
}
