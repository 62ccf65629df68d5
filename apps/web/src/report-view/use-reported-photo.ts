import { useQuery } from '@tanstack/react-query';
import type { ProcessedPhoto } from '@vesika/contract';
import { photoReportQuery } from './photo-report-query.ts';
import type { MadeReportedPhoto } from './reported-photo.ts';

/** A photo that was made just now, with the verdicts that the answers given since have led to. */
export function useReportedPhoto({ photoId, report, requirement }: ProcessedPhoto): MadeReportedPhoto {
  // What was made is on screen already: only an answer brings a newer report. After a reload the answers are asked for.
  const restsOnAnswers = report.checks.some(({ evidence }) => evidence === 'stated');
  const { data } = useQuery({ ...photoReportQuery(photoId), enabled: restsOnAnswers });
  return { photoId, requirement, report: data?.report ?? report, answers: data?.answers ?? {} };
}
