import type { Answers, QuestionId } from '@vesika/report';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../components/titled-section.tsx';
import { QuestionCard } from './question-card.tsx';

export interface QuestionListProps {
  ids: readonly QuestionId[];
  answers: Answers;
  sending: Answers;
  isSaved: boolean;
  pictureOf?: (id: QuestionId) => ReactNode;
  onAnswer: (given: Answers) => void;
}

export function QuestionList(props: QuestionListProps) {
  const { ids, answers, sending, isSaved, pictureOf, onAnswer } = props;
  const { t } = useTranslation('report');
  if (ids.length === 0) return null;
  return (
    <TitledSection
      title={t('questions.title')}
      headingClass="pb-1.5 text-xl font-semibold"
      className="@container/questions pt-3"
    >
      <p className="max-w-[65ch] pb-5 text-sm text-ink-soft">{t('questions.lead')}</p>
      <div className="grid gap-3">
        {ids.map((id) => (
          <QuestionCard
            key={id}
            id={id}
            answer={answers[id]}
            sending={sending[id]}
            picture={pictureOf?.(id)}
            onAnswer={(given) => onAnswer({ [id]: given })}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {isSaved && t('questions.saved')}
      </p>
    </TitledSection>
  );
}
