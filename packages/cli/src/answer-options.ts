import { type Answers, checks, isQuestion, type QuestionId, questionIds } from '@vesika/report';
import { InvalidArgumentError } from 'commander';

/** `glasses=none`; given several times, the answers add up. */
export function answerOption(typed: string, before: Answers = {}): Answers {
  const [id = '', answer = ''] = typed.split('=').map((part) => part.trim());
  if (!isQuestion(id)) {
    throw new InvalidArgumentError(`Use one of: ${questionIds.join(', ')}.`);
  }
  const offered: readonly string[] = checks[id].answers;
  if (!offered.includes(answer)) throw new InvalidArgumentError(`Use ${answerChoice(id)}.`);
  return { ...before, [id]: answer };
}

/** As it is typed: `glasses=none|worn|worn-medical`. */
export function answerChoice(id: QuestionId): string {
  return `${id}=${checks[id].answers.join('|')}`;
}
