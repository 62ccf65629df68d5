import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { CheckedPhoto } from '@vesika/contract';
import type { Answers, Meaning } from '@vesika/report';
import type { DocumentType } from '../../photo/document-type.ts';
import { call } from '../../shell/api/call.ts';
import { failureStep } from '../../shell/api/failure-step.ts';
import { type PhotoSource, withUpload } from '../../take/original/photo-source.ts';

export interface CheckOrder {
  photo: { source: PhotoSource; address: string };
  countryCode: string;
  documentType: DocumentType;
  variant: string | null;
  meaning: Meaning | null;
  childAgeYears: number | null;
  answers: Answers;
}

export type CheckState =
  | { stage: 'none' }
  | { stage: 'running' }
  | { stage: 'done'; checked: CheckedPhoto; isAnswering: boolean }
  | { stage: 'unusable' | 'used-up' | 'failed'; error: Error; retry: () => void };

export function useCheck(order: CheckOrder | null): CheckState {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(checkQuery(order));
  if (order === null) return { stage: 'none' };
  if (isFetching && !isPlaceholderData) return { stage: 'running' };
  if (error) return { stage: failedStage(error), error, retry: () => void refetch() };
  return data ? { stage: 'done', checked: data, isAnswering: isPlaceholderData } : { stage: 'none' };
}

function failedStage(error: Error) {
  switch (failureStep(error)) {
    case 'another-photo':
      return 'unusable';
    case 'buy':
      return 'used-up';
    default:
      return 'failed';
  }
}

function checkQuery(order: CheckOrder | null) {
  const subject = order && subjectOf(order);
  return queryOptions({
    queryKey: ['check-photo', subject, order && { answers: order.answers, age: order.childAgeYears }],
    queryFn:
      order === null
        ? skipToken
        : ({ signal }) =>
            withUpload(order.photo.source, order, (imageUrl) =>
              call('checkPhoto', { body: { imageUrl, ...bodyOf(order) }, signal }),
            ),
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey[1]) === JSON.stringify(subject) ? before : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

function subjectOf({ photo, countryCode, documentType, variant, meaning }: CheckOrder) {
  return { address: photo.address, countryCode, documentType, variant, meaning };
}

function bodyOf({ countryCode, documentType, variant, meaning, childAgeYears, answers }: CheckOrder) {
  return {
    countryCode,
    documentType,
    answers,
    ...(variant !== null && { variant }),
    ...(meaning !== null && { meaning }),
    ...(childAgeYears !== null && { childAgeYears }),
  };
}
