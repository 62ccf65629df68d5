import { type Answers, type CheckId, isQuestion } from '@vesika/report';
import type { TFunction } from 'i18next';

/** What the person said to the question of a check, in the words of the question; null where nothing. */
export function answerText(
  t: TFunction<['web', 'engine', 'report']>,
  answers: Answers,
  id: CheckId,
): string | null {
  const answer = isQuestion(id) ? answers[id] : undefined;
  if (answer === undefined) return null;
  const key = { id: id as 'lens-tint', answer: answer as 'clear' };
  return t(`report:questions.options.${key.id}.${key.answer}`);
}
