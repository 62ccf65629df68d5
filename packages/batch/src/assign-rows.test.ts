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
