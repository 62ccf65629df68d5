import {
  type Answers,
  type CheckId,
  checkIds,
  type QuestionId,
  questions,
  type Report,
} from '@vesika/contract';

/**
 * What the person is asked: checks that nobody could decide and that have a question; and what was answered
 * before, so that it can be taken back.
 */
export function askedQuestions(report: Pick<Report, 'checks'>, answers: Answers): QuestionId[] {
  const undecided = new Set<CheckId>(
    report.checks.filter(({ verdict }) => verdict === 'undetermined').map(({ id }) => id),
  );
  return checkIds.filter(hasQuestion).filter((id) => undecided.has(id) || answers[id] !== undefined);
}

export function openQuestions(report: Pick<Report, 'checks'>): QuestionId[] {
  return askedQuestions(report, {});
}

export function hasQuestion(id: CheckId): id is QuestionId {
  return id in questions;
}
