import { isQuestion, type QuestionId } from './checks.ts';
import type { Check } from './report.ts';

/**
 * The question that a judged check asks the person; null if it asks none. A check that states the chance of being inside
 * its limit asks nothing, because the person sees no more than was measured.
 */
export function questionOf({
  id,
  verdict,
  chanceInside,
}: Pick<Check, 'id' | 'verdict' | 'chanceInside'>): QuestionId | null {
  return verdict === 'undetermined' && chanceInside === undefined && isQuestion(id) ? id : null;
}

/** The questions that judged checks ask, in reading order. */
export function questionsOf(judged: readonly Check[]): QuestionId[] {
  return judged.flatMap((check) => questionOf(check) ?? []);
}
