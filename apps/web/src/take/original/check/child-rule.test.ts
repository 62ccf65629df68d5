import type { OriginalReport } from '@vesika/report';
import { expect, it } from 'vitest';
import { adultAge, type ChildRule, looksLikeChild, ruleForAge, selectableAges } from './child-rule.ts';

function rule(ageYearsBelow: number): ChildRule {
  const source = { title: 'A rule', address: null, date: null } as unknown as ChildRule['source'];
  return {
    age_years_below: ageYearsBelow,
    relaxed: ['gaze'],
    left_open: [],
    head_height: null,
    guidance: [],
    source,
  };
}

it.each([
  [0, 1],
  [1, 6],
  [5, 6],
  [6, null],
])('at %i years takes the rule below %s', (age, below) => {
  expect(ruleForAge([rule(1), rule(6)], age)?.age_years_below ?? null).toBe(below);
});

it('offers no age above those the service takes', () => {
  expect(adultAge([rule(6), rule(10)])).toBe(10);
  expect(adultAge([rule(18)])).toBe(17);
});

it('asks for the ages of small children where there are no rules for children', () => {
  expect(selectableAges([])).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(selectableAges([rule(11)]).at(-1)).toBe(11);
});

it.each([
  ['gaze', 'fail', true],
  ['gaze', 'undetermined', false],
  ['sharpness', 'fail', false],
] as const)('takes a photo whose %s is judged %s for a child’s: %s', (id, verdict, expected) => {
  const original = { findings: [{ id, verdict }] } as unknown as OriginalReport;
  expect(looksLikeChild(original)).toBe(expected);
});
