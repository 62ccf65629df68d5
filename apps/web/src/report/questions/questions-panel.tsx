import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answers } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../../components/use-show-failure.ts';
import { call } from '../../shell/api/call.ts';
import { QuestionPicture } from '../check-picture.tsx';
import { type MadeReportedPhoto, photoReportQuery } from '../reported-photo.ts';
import { QuestionList } from './question-list.tsx';
import { shownQuestions } from './shown-questions.ts';

interface QuestionsPanelProps {
  photo: MadeReportedPhoto;
  address: string;
  originalAddress: string | null;
}

export function QuestionsPanel({ photo, address, originalAddress }: QuestionsPanelProps) {
  const answer = useAnswer(photo.photoId);
  const { report, answers } = photo;
  return (
    <QuestionList
      ids={shownQuestions(report, answers)}
      answers={answers}
      sending={answer.isPending ? answer.variables : {}}
      isSaved={answer.isSuccess}
      pictureOf={(id) => (
        <QuestionPicture id={id} photo={photo} address={address} originalAddress={originalAddress} />
      )}
      onAnswer={answer.mutate}
    />
  );
}

function useAnswer(photoId: string) {
  const { t } = useTranslation('report');
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
    onError: useShowFailure(t('questions.failed')),
  });
}
