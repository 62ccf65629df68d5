import { expect, it } from 'vitest';
import { assignRows } from './assign-rows.ts';
import type { MappingRow } from './read-mapping.ts';

const row = (line: number, file: string): MappingRow => ({
  ...{ line, file, person: null, country: null, document: null, variant: null, age: null },
});

it('finds the file of each line by folder and name, or by a unique name', () => {
  const files = ['a/1.jpg', 'b/1.jpg', 'b/Zoë.jpg', 'b/other.jpg'];
  const lines = ['B\\1.jpg', 'zoe\u0308.JPG', 'zoë.jpg', '1.jpg', 'gone.jpg'];
  const { rows, problems } = assignRows(
    files,
    lines.map((file, at) => row(at + 2, file)),
  );
  expect(rows.map((each) => each.map(({ line }) => line))).toEqual([[], [2], [3, 4], []]);
  expect(problems).toEqual([
    { line: 5, problem: 'ambiguous' },
    { line: 6, problem: 'file-not-there' },
  ]);
});

it.each([
  ['a list that begins further up than the files', 'C:\\School\\b\\1.jpg', 'b/1.jpg'],
  ['a list that begins further down', 'b/1.jpg', '2026/b/1.jpg'],
  ['a number without the extension', '10432', 'b/10432.jpg'],
  ['an exact name before one in a folder', '1.jpg', '1.jpg'],
])('assigns %s', (_what, listed, file) => {
  const { rows, problems } = assignRows([file, 'c/1.jpg', 'c/other.jpg'], [row(2, listed)]);
  expect([rows[0]?.length, problems]).toEqual([1, []]);
});

it('assigns no file of another folder', () => {
  const { rows, problems } = assignRows(['a/1.jpg'], [row(2, 'a/1.jpg'), row(3, 'b/1.jpg')]);
  expect(rows[0]?.map(({ line }) => line)).toEqual([2]);
  expect(problems).toEqual([{ line: 3, problem: 'file-not-there' }]);
});
