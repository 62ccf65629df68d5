import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ProcessedPhoto } from '@vesika/contract';
import type { Answers, PhotoReport } from '@vesika/report';
import { call } from '../shell/api/call.ts';

export interface ReportedPhoto {
  report: PhotoReport;
  requirement: ProcessedPhoto['requirement'];
  answers: Answers;
}

export interface MadeReportedPhoto extends ReportedPhoto {
  photoId: string;
}

/** Picture links are valid for an hour; an open page renews them earlier. */
const linksFreshMs = 50 * 60_000;

export function photoReportQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photo-report', photoId],
    queryFn: ({ signal }) => call('getPhotoReport', { params: { photoId }, signal }),
    staleTime: linksFreshMs,
    refetchInterval: linksFreshMs,
    refetchIntervalInBackground: true,
  });
}

export function useReportedPhoto({ photoId, report, requirement }: ProcessedPhoto): MadeReportedPhoto {
  const restsOnAnswers = report.checks.some(({ evidence }) => evidence === 'stated');
  const { data } = useQuery({ ...photoReportQuery(photoId), enabled: restsOnAnswers });
  return { photoId, requirement, report: data?.report ?? report, answers: data?.answers ?? {} };
}
