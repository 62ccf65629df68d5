import { expect, it } from 'vitest';
import type { RequirementSource } from './schema.ts';
import { leadingSource } from './sources.ts';

const source = (title: string, kind: RequirementSource['kind'], date: string | null): RequirementSource => ({
  title,
  address: null,
  kind,
  date,
});

it('names the source nearest to the authority before a newer one', () => {
  const sources = [source('table', 'dataset', '2026-01-01'), source('ministry', 'official', null)];
  expect(leadingSource({ sources })?.title).toBe('ministry');
});

it('names the newest of equals, and leaves the record as it was', () => {
  const sources = [source('old', 'press', '2022'), source('new', 'press', '2024-05-02')];
  expect(leadingSource({ sources })?.title).toBe('new');
  expect(sources[0]?.title).toBe('old');
});

it('names none where there is none', () => {
  expect(leadingSource({ sources: [] })).toBeNull();
});
