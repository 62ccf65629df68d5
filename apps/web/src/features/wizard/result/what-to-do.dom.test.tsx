import { fireEvent, render, screen } from '@testing-library/react';
import type { Check, PhotoReport } from '@vesika/report';
import { expect, it, vi } from 'vitest';
import { pageAt } from '../../../testing/page-at.tsx';
import { WhatToDo } from './what-to-do.tsx';

const replace = { name: 'Replace the background' };
const keep = { name: 'Keep my own background' };

it('offers the own background again after it was replaced although the authority forbids it', () => {
  const { onCropOnly } = show({ edits: 'fail', painted: true, cropOnly: false });
  expect(screen.queryByRole('button', replace)).toBeNull();
  fireEvent.click(screen.getByRole('button', keep));
  expect(onCropOnly).toHaveBeenCalledOnce();
});

it.each([
  ['the authority allows a new background', { edits: 'pass', painted: true, cropOnly: false }],
  ['the background is still the own one', { edits: 'fail', painted: false, cropOnly: false }],
  [
    'the authority refuses cropping as well',
    { edits: 'fail', advice: 'edits-allowed.cropping', painted: true, cropOnly: false },
  ],
  ['the photo was only cropped', { edits: 'pass', painted: false, cropOnly: true }],
] as const)('does not offer the own background if %s', (_, made) => {
  show(made);
  expect(screen.queryByRole('button', keep)).toBeNull();
});

it('offers a new background if the own one fails', () => {
  const { onFull } = show({ edits: 'pass', painted: false, cropOnly: true });
  fireEvent.click(screen.getByRole('button', replace));
  expect(onFull).toHaveBeenCalledOnce();
});

it.each([
  ['a new background', { edits: 'pass', painted: false, cropOnly: true }],
  ['the own background', { edits: 'fail', painted: true, cropOnly: false }],
  ['the photo as it is', { edits: 'pass', painted: true, cropOnly: false }],
] as const)('offers two ways: another photo, and %s', (_, made) => {
  show(made);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

interface Made {
  edits: Check['verdict'];
  advice?: Check['advice'];
  painted: boolean;
  cropOnly: boolean;
}

function show({ edits, advice = null, painted, cropOnly }: Made) {
  const checks = [
    { id: 'edits-allowed', verdict: edits, advice, limit: { min: null, max: 0 } },
    { id: 'background-colour', verdict: 'fail', advice: null },
  ];
  const report = {
    checks: checks as Check[],
    measures: { backgroundPainted: painted },
    answers: {},
  } as unknown as PhotoReport;
  const ways = { onFull: vi.fn(), onCropOnly: vi.fn() };
  render(
    <WhatToDo
      report={report}
      ofChild={false}
      onAgain={vi.fn()}
      onFull={cropOnly ? ways.onFull : null}
      onCropOnly={cropOnly ? null : ways.onCropOnly}
      anyway={<button type="button">Get it anyway</button>}
    />,
    { wrapper: pageAt().wrapper },
  );
  return ways;
}
