import { type Answers, checks, isQuestion, type QuestionId, questionIds } from '@vesika/report';
import { InvalidArgumentError } from 'commander';

/** Parses `glasses=none`; several options add up. */
export function answerOption(typed: string, before: Answers = {}): Answers {
  const [id = '', answer = ''] = typed.split('=').map((part) => part.trim());
  if (!isQuestion(id)) {
    throw new InvalidArgumentError(`Use one of: ${questionIds.join(', ')}.`);
  }
  const offered: readonly string[] = checks[id].answers;
  if (!offered.includes(answer)) throw new InvalidArgumentError(`Use ${answerChoice(id)}.`);
  return { ...before, [id]: answer };
}

/** The syntax of an answer: `glasses=none|worn|worn-medical`. */
export function answerChoice(id: QuestionId): string {
  return `${id}=${checks[id].answers.join('|')}`;
}
