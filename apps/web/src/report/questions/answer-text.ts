import { type Answers, type CheckId, type checks, isQuestion, type QuestionId } from '@vesika/report';
import type { TFunction } from 'i18next';

type AnswerKey = {
  [Id in QuestionId]: `questions.options.${Id}.${(typeof checks)[Id]['answers'][number]}`;
}[QuestionId];

export function answerKey(id: QuestionId, answer: string): AnswerKey {
  return `questions.options.${id}.${answer}` as AnswerKey;
}

export function answerText(
  t: TFunction<['web', 'engine', 'report']>,
  answers: Answers,
  id: CheckId,
): string | null {
  const answer = isQuestion(id) ? answers[id] : undefined;
  return isQuestion(id) && answer !== undefined ? t(`report:${answerKey(id, answer)}`) : null;
}
