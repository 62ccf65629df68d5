import { render, screen } from '@testing-library/react';
import type { Check, PhotoReport } from '@vesika/report';
import { expect, it } from 'vitest';
import { pageAt } from '../../../testing/page-at.tsx';
import { VerdictSentence } from './verdict-sentence.tsx';

const limit = { min: null, max: 2 };
const undecided = {
  verdict: 'undetermined',
  unit: 'share',
  value: 1,
  uncertainty: null,
  limit,
  advice: null,
};

it('gives the step that helps first, names what else is in doubt, and counts no question twice', () => {
  shows([
    { ...undecided, id: 'head-pose-pitch', chanceInside: 0.4 },
    { ...undecided, id: 'background-colour', advice: 'background-colour.tinted' },
    { ...undecided, id: 'background-uniformity', advice: 'background-uniformity.faint-object' },
    { ...undecided, id: 'glasses', advice: 'glasses.undetermined' },
  ]);
  expect(screen.getByText(/^A paler wall is safer/)).toBeTruthy();
  expect(screen.getByText('Close to the limit: Chin level')).toBeTruthy();
  expect(screen.getByText(/your own eyes: Even background$/)).toBeTruthy();
  expect(screen.getByText('1 quick question for you.')).toBeTruthy();
});

it('adds the remark of a check that passes', () => {
  const limit = { min: 72, max: null };
  const passed = { verdict: 'pass', unit: 'number', value: 80, uncertainty: null, limit };
  shows([
    { ...passed, id: 'background-colour', advice: 'background-colour.greyish' },
    { ...passed, id: 'background-shadow', advice: null },
  ]);
  expect(document.body.textContent).toMatch(/^All 2 checks passed.A whiter wall is safer/);
});

it('speaks of nothing but the faults of a photo that fails', () => {
  shows([
    { ...undecided, id: 'head-pose-pitch', chanceInside: 0.4 },
    { ...undecided, id: 'mouth-closed', verdict: 'fail' },
  ]);
  expect(document.body.textContent).toBe('One thing to fix: Mouth open');
});

function shows(checks: object[]) {
  const report = { checks: checks as Check[], answers: {} } as unknown as PhotoReport;
  render(<VerdictSentence report={report} />, { wrapper: pageAt().wrapper });
}
