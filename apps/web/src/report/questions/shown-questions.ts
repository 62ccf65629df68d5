import { type Answers, type PhotoReport, type QuestionId, questionIds, questionsOf } from '@vesika/report';

export function shownQuestions(report: Pick<PhotoReport, 'checks'>, answers: Answers): QuestionId[] {
  const open = new Set(questionsOf(report.checks));
  return questionIds.filter((id) => open.has(id) || answers[id] !== undefined);
}
