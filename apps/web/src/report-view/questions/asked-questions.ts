import { type Answers, type PhotoReport, type QuestionId, questionIds, questionsOf } from '@vesika/report';

export function askedQuestions(report: Pick<PhotoReport, 'checks'>, answers: Answers): QuestionId[] {
  const open = new Set(openQuestions(report));
  return questionIds.filter((id) => open.has(id) || answers[id] !== undefined);
}

export function openQuestions(report: Pick<PhotoReport, 'checks'>): QuestionId[] {
  return questionsOf(report.checks);
}
