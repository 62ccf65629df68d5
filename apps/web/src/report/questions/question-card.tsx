import { checks, type QuestionId } from '@vesika/report';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { Portrait } from '../../drawings/portrait.tsx';
import { answerPortrait } from '../check-views.ts';
import { answerKey } from './answer-text.ts';

interface QuestionCardProps {
  id: QuestionId;
  answer: string | undefined;
  sending: string | undefined;
  picture?: ReactNode;
  onAnswer: (answer: string) => void;
}

export function QuestionCard({ id, answer, sending, picture, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation('report');
  return (
    <section
      id={anchorOf(id)}
      tabIndex={-1}
      aria-labelledby={`${anchorOf(id)}-ask`}
      className="scroll-mt-6 border border-line bg-sheet p-4"
    >
      <h3 id={`${anchorOf(id)}-ask`} className="pb-3 leading-snug font-semibold">
        {t(`questions.ask.${id}`)}
      </h3>
      {picture}
      <ul className="grid gap-1.5 @md/questions:grid-cols-2">
        {checks[id].answers.map((offered) => (
          <li key={offered}>
            <Offer
              id={id}
              offered={offered}
              chosen={(sending ?? answer) === offered}
              busy={sending === offered}
              onChoose={() => onAnswer(offered)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function goToQuestion(id: QuestionId): void {
  document.getElementById(anchorOf(id))?.focus();
}

interface OfferProps {
  id: QuestionId;
  offered: string;
  chosen: boolean;
  busy: boolean;
  onChoose: () => void;
}

function Offer({ id, offered, chosen, busy, onChoose }: OfferProps) {
  const { t } = useTranslation('report');
  const portrait = answerPortrait(id, offered);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-busy={busy || undefined}
      onClick={onChoose}
      className="flex h-full min-h-16 w-full items-center gap-3 rounded-md border border-line-strong p-2 pe-3 text-start text-sm leading-snug font-medium transition-colors duration-150 hover:border-ink hover:bg-ink/4 aria-busy:cursor-progress aria-pressed:border-ink aria-pressed:bg-ink/6"
    >
      {portrait && (
        <span aria-hidden="true" className="w-13 shrink-0 [&>svg]:overflow-visible">
          <Portrait of={portrait} />
        </span>
      )}
      <span className="min-w-0 flex-1">{t(answerKey(id, offered))}</span>
      <Icon name="check" className={`shrink-0 ${chosen ? 'text-ink' : 'invisible'}`} />
    </button>
  );
}

function anchorOf(id: QuestionId): string {
  return `question-${id}`;
}
