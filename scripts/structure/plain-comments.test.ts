import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOddFileName, oddComments, oddTitles } from './plain-comments.ts';

const root = join(import.meta.dirname, '../..');

it('every comment of the repository is plain English', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) =>
    oddComments(readFileSync(join(root, file), 'utf8')).map(
      ({ line, words, text }) => `${file}:${line} [${words}] ${text}`,
    ),
  );
  expect(found).toEqual([]);
});

it('titles of tests and names of files use the words of the field', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
  expect(files.length).toBeGreaterThan(1500);
  const titles = files
    .filter((file) => file.includes('.test.'))
    .flatMap((file) => oddTitles(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`));
  expect([...titles, ...files.filter(isOddFileName)]).toEqual([]);
});

it('a title and a file name of the dialect are found, and whole words alone', () => {
  expect(oddTitles("it('is told once', () => {\n  it.each(rows)('%s');\n  it('is stored', f)")).toEqual([
    'is told once',
  ]);
  expect(['src/kept-exif.ts', 'src/kept/exif.ts', 'src/wishful.ts'].map(isOddFileName)).toEqual([
    true,
    false,
    false,
  ]);
});

describe('oddComments', () => {
  it.each([
    'Of the clean photo.',
    'How long a job can be queried.',
    'What is wrong with a page by itself.',
    'Who takes the photo, if not the applicant.',
    'Where a customer’s events are to be sent.',
    'Without a trailing slash.',
    'By hreflang.',
    'As they come.',
    'Not of this process.',
    'Likewise for the chin.',
    'The one on its way.',
    'Keeps house for the cache.',
    'A fault that is mended later.',
    'People who were told of the result.',
    'Belongs to somebody else.',
  ])('finds "%s"', (text) => {
    expect(oddComments(`/** ${text} */`)).toEqual([{ line: 1, words: expect.any(String), text }]);
  });

  it.each([
    'Address without a trailing slash.',
    'Time after which a job can no longer be queried.',
    'Where the record is silent, the check passes.',
    'Without storage the choice lasts as long as the page.',
    'By default all models that photos need.',
    'From this grade on a fault counts.',
    'Not every file system supports links.',
    'What if the server does not respond?',
    'Strands and wall that cannot be told apart.',
    'The test of `whoever` and of "somebody".',
  ])('accepts "%s"', (text) => {
    expect(oddComments(`/** ${text} */`)).toEqual([]);
  });

  it('reads comments over several lines, in code and in JSX, but not strings', () => {
    const found = oddComments(
      ["const every = 'of/* what */';", `{/${'*'} Of a page. */}`, '  // Keeps the', '  // whoever.'].join(
        '\n',
      ),
    );
    expect(found.map(({ line, words }) => [line, words])).toEqual([
      [2, 'Of'],
      [3, 'whoever'],
    ]);
  });
});
