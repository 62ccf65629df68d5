import { expect, it } from 'vitest';
import { tableFile, withFigures } from './page.ts';

const page = '| | found | goal |\n|---|---|---|\n| Questions a photo | 0.2 | 0.3 |\n| Fails | 1 % | 3 % |\n';

it('replaces figures in the rows of their words and nothing else', () => {
  expect(withFigures(page, { 'Questions a photo': '0.15', Fails: '2 %' })).toBe(
    '| | found | goal |\n|---|---|---|\n| Questions a photo | 0.15 | 0.3 |\n| Fails | 2 % | 3 % |\n',
  );
});

it('refuses figures that the page does not show', () => {
  expect(() => withFigures(page, { Answers: '1' })).toThrow(/no row 'Answers'/);
});

it('titles a file of tables by the heading of its part, and says what wrote it and when', () => {
  expect(tableFile('head', '## Head\n\nText.\n\n### Crown\n', '2026-11-29')).toMatch(
    /^# Head\n\n`npm run accuracy -- head` wrote this on 2026-11-29[^\n]*\n\nText.\n\n## Crown\n$/,
  );
});
