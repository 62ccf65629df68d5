import { beforeAll, describe, expect, it } from 'vitest';
import { capturedTerminal } from './captured-terminal.fixture.ts';
import { CommandFailure } from './failure.ts';
import { readPhoto } from './input-files.ts';
import { type PhotoWork, runPhotos } from './photo-run.ts';
import { exampleCheck, exampleReport } from './report.fixture.ts';
import { chosenDocument } from './requirement-choice.ts';
import { loadTexts, type Texts } from './texts.ts';

const german = chosenDocument({ country: 'DE', document: 'passport' });
const andorran = chosenDocument({ country: 'AD', document: 'id' });
let texts: Texts;
beforeAll(async () => {
  texts = await loadTexts();
});

const passed = exampleReport();
const failed = exampleReport({
  checks: [exampleCheck({ verdict: 'fail', advice: 'head-height.too-small' })],
});
const undecided = exampleReport({ checks: [exampleCheck({ verdict: 'undetermined', value: null })] });

/** Each file's name says what happens to it. */
const work: PhotoWork = async ({ file }) => {
  if (file === 'fault') throw new TypeError('x is undefined');
  if (file === 'missing') throw new CommandFailure('file-missing', { path: file });
  if (file === 'taken') throw new CommandFailure('output-exists', { path: 'out/taken.jpg' });
  return { report: { passed, failed, undecided }[file] ?? passed, outputs: [] };
};

async function runOver(files: string[], { json = false, documents = [german] } = {}) {
  const { terminal, out, err } = capturedTerminal();
  const exitCode = await runPhotos({ files, documents, json, terminal, texts, read: readPhoto, work });
  return { exitCode, out, err };
}

describe('a run over photos', () => {
  it.each<[string[], number]>([
    [['passed', 'passed'], 0],
    [['passed', 'failed'], 4],
    [['undecided', 'passed'], 5],
    [['undecided', 'failed'], 4],
    [['failed', 'missing', 'passed'], 3],
    [['missing', 'taken', 'failed'], 2],
    [['fault', 'taken', 'missing', 'passed'], 1],
  ])('of %j ends with exit code %i', async (files, code) => {
    expect((await runOver(files)).exitCode).toBe(code);
  });

  it('prints reports on one stream and failures on the other, and continues after each', async () => {
    const { out, err } = await runOver(['fault', 'passed', 'missing', 'failed']);
    expect(out.filter((line) => /^(passed|failed) /.test(line))).toHaveLength(2);
    expect(err.filter((line) => /^(fault|missing)$/.test(line))).toHaveLength(2);
  });

  it('prints exactly one JSON line per file, in order, and nothing else', async () => {
    const { out, err } = await runOver(['fault', 'passed', 'taken', 'failed'], { json: true });
    expect(err).toEqual([]);
    expect(out.map((line) => JSON.parse(line)).map(({ file, ok, error }) => [file, ok, error?.code])).toEqual(
      [
        ['fault', false, 'internal'],
        ['passed', true, undefined],
        ['taken', false, 'output-exists'],
        ['failed', false, undefined],
      ],
    );
  });

  it('states the requested document of each line', async () => {
    const documents = [german, andorran];
    const { out, exitCode } = await runOver(['passed', 'missing'], { json: true, documents });
    expect(exitCode).toBe(3);
    const lines = out.map((line) => JSON.parse(line));
    expect(
      lines.map(({ file, countryCode, documentType, ok }) => [file, countryCode, documentType, ok]),
    ).toEqual([
      ['passed', 'DE', 'passport', true],
      ['passed', 'AD', 'id', true],
      ['missing', 'DE', 'passport', false],
      ['missing', 'AD', 'id', false],
    ]);
    // The passport's rules are used as a fallback.
    expect(lines[1].requirement).toMatchObject({ documentType: 'passport', basis: 'passport-of-country' });
    const { err } = await runOver(['missing'], { documents });
    expect(err.filter((line) => /^missing · (Germany|Andorra)/.test(line))).toHaveLength(2);
  });

  it('names the existing file', async () => {
    const { err } = await runOver(['taken']);
    expect(err.join('\n')).toContain('already there (out/taken.jpg)');
  });
});
