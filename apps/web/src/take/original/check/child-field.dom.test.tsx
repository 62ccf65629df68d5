import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageAt } from '../../../testing/page-at.tsx';
import { ChildField } from './child-field.tsx';
import type { ChildRule } from './child-rule.ts';

const source = { title: 'A rule', address: null, date: null } as unknown as ChildRule['source'];

function show(rule: Partial<ChildRule>) {
  const stored = { age_years_below: 6, relaxed: [], left_open: [], head_height: null, guidance: [], source };
  render(
    <ChildField
      rules={[{ ...stored, ...rule }]}
      subject={{ isChild: true, ageYears: 3 }}
      onChange={vi.fn()}
    />,
    { wrapper: pageAt().wrapper },
  );
  return screen.getByRole('status').textContent;
}

const band = { min_mm: 21, max_mm: 34, source: null };

it('says the head height for children beside the checks they are spared', () => {
  const text = show({ relaxed: ['gaze'], head_height: band });
  expect(text).toMatch(/Not required under the age of 6: [^:]*\.Head height21–34 mm/);
  expect(text).not.toMatch(/Not required[^.]*head height/i);
});

it('says that the head height is all that differs, and names its source', () => {
  const text = show({ head_height: band });
  expect(text).toMatch(/Under the age of 6, the head height is different\.Head height21–34 mm/);
  expect(text).toContain('A rule');
});

it('says of a rule without differences that it is that of adults', () => {
  expect(show({})).toMatch(/the same as for adults/);
});
