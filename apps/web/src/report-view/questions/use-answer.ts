import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answers } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { failureTexts } from '../../api/failure-texts.ts';
import { showError } from '../../components/toaster.tsx';
import { photoReportQuery } from '../photo-report-query.ts';

export function useAnswer(photoId: string) {
  const { t } = useTranslation('report');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['answer', photoId],
    // Answers are sent one at a time, so that the last report knows all of them.
    scope: { id: `answer-${photoId}` },
    mutationFn: (answers: Answers) => call('answerQuestions', { params: { photoId }, body: { answers } }),
    onSuccess: async (answer) => {
      queryClient.setQueryData(photoReportQuery(photoId).queryKey, answer);
      await queryClient.invalidateQueries({ queryKey: ['photos'] });
    },
    onError: (error) => showError(t('questions.failed'), failureTexts(tFailure, error).action),
  });
}
