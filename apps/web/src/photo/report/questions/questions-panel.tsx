import type { QuestionId } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { checkViews } from '../check-views.tsx';
import { CheckPicture } from '../drawings/check-picture.tsx';
import type { ReportedPhoto } from '../reported-photo.ts';
import { askedQuestions } from './asked-questions.ts';
import { QuestionCard } from './question-card.tsx';
import { useAnswer } from './use-answer.ts';

interface QuestionsPanelProps {
  photo: ReportedPhoto;
  /** Where the finished picture lies. */
  address: string;
}

/** What only the person can tell; answers stay, so that they can be changed. */
export function QuestionsPanel({ photo, address }: QuestionsPanelProps) {
  const { t } = useTranslation('report');
  const answer = useAnswer(photo.photoId);
  const asked = askedQuestions(photo.report, photo.answers);
  if (asked.length === 0) return null;
  const sending = answer.isPending ? answer.variables : {};
  return (
    <section aria-labelledby="questions-title" className="@container/questions pt-3">
      <h2 id="questions-title" className="pb-1.5 text-xl font-semibold">
        {t('questions.title')}
      </h2>
      <p className="max-w-[65ch] pb-5 text-sm text-ink-soft">{t('questions.lead')}</p>
      <div className="grid gap-3">
        {asked.map((id) => (
          <QuestionCard
            key={id}
            id={id}
            answer={photo.answers[id]}
            sending={sending[id]}
            picture={
              checkViews[id].isAskedAbout && (
                <CheckPicture photo={photo} address={address} check={checkOf(photo, id)} />
              )
            }
            onAnswer={(given) => answer.mutate({ [id]: given })}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {answer.isSuccess && t('questions.saved')}
      </p>
    </section>
  );
}

function checkOf({ report }: ReportedPhoto, id: QuestionId) {
  return report.checks.find((check) => check.id === id) ?? null;
}
