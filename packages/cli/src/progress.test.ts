import { beforeAll, describe, expect, it } from 'vitest';
import { capturedTerminal } from './captured-terminal.fixture.ts';
import { bar, createProgress } from './progress.ts';
import { loadTexts, type Texts } from './texts.ts';

let texts: Texts;
beforeAll(async () => {
  texts = await loadTexts();
});

function watched(fileCount: number) {
  const lines: string[] = [];
  const terminal = { ...capturedTerminal().terminal, progress: (line: string) => void lines.push(line) };
  return { lines, progress: createProgress(terminal, texts, fileCount) };
}

describe('the progress line', () => {
  it('shows file, step and count', () => {
    const { lines, progress } = watched(2);
    progress.start('photos/a.jpg');
    progress.step('encode');
    progress.finish();
    progress.start('photos/b.jpg');
    expect(lines).toEqual([
      `${bar(0)} 1/2 a.jpg · Reading the photo`,
      expect.stringMatching(/^█+░+ 1\/2 a\.jpg · Writing the file$/),
      '',
      `${bar(0.5)} 2/2 b.jpg · Reading the photo`,
    ]);
  });

  it('omits the count for one file', () => {
    const { lines, progress } = watched(1);
    progress.start('a.jpg');
    expect(lines).toEqual([`${bar(0)} a.jpg · Reading the photo`]);
  });

  it('says why the first start takes longer', () => {
    const { lines, progress } = watched(1);
    progress.models('matting', 0.5);
    expect(lines[0]).toMatch(/^█{10}░{10} Preparing the models, just this once: matting$/);
  });
});

it('the bar never leaves its width', () => {
  expect([-1, 0, 0.5, 1, 7].map((share) => bar(share).length)).toEqual([20, 20, 20, 20, 20]);
});
