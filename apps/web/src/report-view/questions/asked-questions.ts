import { type Answers, type CheckId, type PhotoReport, type QuestionId, questionIds } from '@vesika/report';

export function askedQuestions(report: Pick<PhotoReport, 'checks'>, answers: Answers): QuestionId[] {
  const undecided = new Set<CheckId>(
    report.checks.filter(({ verdict }) => verdict === 'undetermined').map(({ id }) => id),
  );
  return questionIds.filter((id) => undecided.has(id) || answers[id] !== undefined);
}

export function openQuestions(report: Pick<PhotoReport, 'checks'>): QuestionId[] {
  return askedQuestions(report, {});
}
