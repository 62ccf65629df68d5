import { useQuery } from '@tanstack/react-query';
import type { ProcessedPhoto } from '@vesika/contract';
import { photoReportQuery } from './photo-report-query.ts';
import type { MadeReportedPhoto } from './reported-photo.ts';

export function useReportedPhoto({ photoId, report, requirement }: ProcessedPhoto): MadeReportedPhoto {
  const restsOnAnswers = report.checks.some(({ evidence }) => evidence === 'stated');
  const { data } = useQuery({ ...photoReportQuery(photoId), enabled: restsOnAnswers });
  return { photoId, requirement, report: data?.report ?? report, answers: data?.answers ?? {} };
}
