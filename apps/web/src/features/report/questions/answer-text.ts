import type { Answers, CheckId } from '@vesika/contract';
import type { TFunction } from 'i18next';
import { hasQuestion } from './asked-questions.ts';

/** What the person said to the question of a check, in the words of the question; null where nothing. */
export function answerText(
  t: TFunction<['web', 'engine', 'report']>,
  answers: Answers,
  id: CheckId,
): string | null {
  const answer = hasQuestion(id) ? answers[id] : undefined;
  return answer === undefined
    ? null
    : t(`report:questions.options.${id as 'lens-tint'}.${answer as 'clear'}`);
}
