import { CheckPicture } from '../check-picture.tsx';
import { checkViews } from '../check-views.ts';
import type { MadeReportedPhoto } from '../reported-photo.ts';
import { askedQuestions } from './asked-questions.ts';
import { QuestionList } from './question-list.tsx';
import { useAnswer } from './use-answer.ts';

interface QuestionsPanelProps {
  photo: MadeReportedPhoto;
  address: string;
}

export function QuestionsPanel({ photo, address }: QuestionsPanelProps) {
  const answer = useAnswer(photo.photoId);
  const { report, answers } = photo;
  return (
    <QuestionList
      asked={askedQuestions(report, answers)}
      answers={answers}
      sending={answer.isPending ? answer.variables : {}}
      isSaved={answer.isSuccess}
      pictureOf={(id) =>
        checkViews[id].isAskedAbout && (
          <CheckPicture
            photo={photo}
            address={address}
            check={report.checks.find((check) => check.id === id) ?? null}
          />
        )
      }
      onAnswer={answer.mutate}
    />
  );
}
