import { type Check, type CheckId, questionsOf, type Verdict } from '@vesika/report';
import { expect, it } from 'vitest';
import { shownQuestions } from './shown-questions.ts';

const checks = [
  { ...check('head-height', 'undetermined'), chanceInside: 0.7 },
  check('gaze', 'pass'),
  check('glasses', 'undetermined'),
  check('lens-tint', 'undetermined'),
  check('no-head-coverings', 'pass'),
  check('sharpness', 'undetermined'),
];

it('asks what nobody could decide, where there is a question', () => {
  expect(questionsOf(checks)).toEqual(['glasses', 'lens-tint']);
});

it('keeps what was answered, in its place', () => {
  expect(shownQuestions({ checks }, { 'no-head-coverings': 'religious', glasses: 'worn' })).toEqual([
    'glasses',
    'lens-tint',
    'no-head-coverings',
  ]);
});

function check(id: CheckId, verdict: Verdict): Check {
  return { id, verdict } as Check;
}
