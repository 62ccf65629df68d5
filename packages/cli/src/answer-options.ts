import { type Answers, type QuestionId, questions } from '@vesika/engine/report';
import { InvalidArgumentError } from 'commander';

/** `glasses=none`; given several times, the answers add up. */
export function answerOption(typed: string, before: Answers = {}): Answers {
  const [id = '', answer = ''] = typed.split('=').map((part) => part.trim());
  if (!isQuestion(id)) {
    throw new InvalidArgumentError(`Give one of: ${Object.keys(questions).join(', ')}.`);
  }
  const offered: readonly string[] = questions[id];
  if (!offered.includes(answer)) throw new InvalidArgumentError(`Give ${answerChoice(id)}.`);
  return { ...before, [id]: answer };
}

/** As it is typed: `glasses=none|worn|worn-medical`. */
export function answerChoice(id: QuestionId): string {
  return `${id}=${questions[id].join('|')}`;
}

export function isQuestion(id: string): id is QuestionId {
  return Object.hasOwn(questions, id);
}
