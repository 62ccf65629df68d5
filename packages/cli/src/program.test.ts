import { describe, expect, it, vi } from 'vitest';
import { capturedTerminal } from './captured-terminal.fixture.ts';
import { run } from './program.ts';

async function vesika(...args: string[]) {
  const { terminal, out, err } = capturedTerminal();
  const exitCode = await run(args, terminal);
  return { exitCode, out: out.join('\n'), err: err.join('\n') };
}

const make = (...args: string[]) => vesika('make', 'a.jpg', '--out', 'out', ...args);

describe('help', () => {
  it.each([
    [],
    ['make'],
    ['check'],
    ['rules'],
    ['sheet'],
    ['signature'],
    ['backup'],
    ['restore'],
    ['operator'],
    ['refusal-case'],
    ['doctor'],
    ['completion'],
  ])('of "%s" has examples and the exit codes', async (...command) => {
    const { exitCode, out } = await vesika(...command, '--help');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/Examples:\n {2}\$ vesika /);
    expect(out).toMatch(/Exit codes .*\n {2}0 {2}done/);
  });

  it('says where to run backup if the server is not installed', async () => {
    vi.stubEnv('PATH', '/nonexistent');
    const { exitCode, err } = await vesika('backup', 'kept.zip');
    vi.unstubAllEnvs();
    expect([exitCode, err]).toEqual([2, expect.stringContaining('we couldn’t find vesika-server')]);
  });

  it('is what `vesika help make` prints', async () => {
    expect(await vesika('help', 'make')).toEqual(await vesika('make', '--help'));
  });

  it('--version prints the version', async () => {
    expect(await vesika('--version')).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });
});

describe('a wrong command line ends with exit code 2, nothing on standard output, and', () => {
  it.each<[string, string[], RegExp]>([
    ['without a command shows the commands', [], /Usage: vesika/],
    [
      'an unknown command is named with a near one',
      ['mkae'],
      /unknown command 'mkae'\n\(Did you mean make\?\)/,
    ],
    ['an unknown option is named', ['rules', 'DE', '--colour'], /unknown option '--colour'/],
    [
      'a missing file is asked for',
      ['check', '--country', 'DE', '--document', 'id'],
      /missing required argument 'FILE'/,
    ],
    [
      'a missing country is asked for',
      ['check', 'a.jpg', '--document', 'id'],
      /--country <country>' not specified/,
    ],
    [
      'an unknown country is near one',
      ['rules', 'germny'],
      /unknown country "germny"\nDid you mean Germany\?/,
    ],
    ['a variant needs a document', ['rules', 'DE', '--variant', 'online'], /--variant needs --document/],
  ])('%s', async (_name, args, message) => {
    const { exitCode, out, err } = await vesika(...args);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  it.each<[string, string[], RegExp]>([
    ['an unknown document', ['--country', 'DE', '--document', 'pasport'], /Did you mean passport\?/],
    ['an unknown variant', ['--country', 'US', '--document', 'visa', '--variant', 'x'], /us-diversity-visa/],
    [
      'an unknown format',
      ['--country', 'DE', '--document', 'id', '--formats', 'gif'],
      /Use one of: jpg, png, pdf\./,
    ],
    ['an unknown paper', ['--country', 'DE', '--document', 'id', '--sheet', 'A9'], /Use one of: 9x13/],
    ['a dpi out of range', ['--country', 'DE', '--document', 'id', '--dpi', '71'], /from 72 to 1200/],
    [
      'crop-only with a turned mirror image',
      ['--country', 'DE', '--document', 'id', '--crop-only', '--mirror'],
      /contradict each other/,
    ],
    [
      'crop-only with a new background',
      ['--country', 'DE', '--document', 'id', '--crop-only', '--background', 'replace'],
      /contradict each other/,
    ],
    ['that no document given', [], /no document given\nUse --country and --document, or --for/],
    ['that a country alone names none', ['--country', 'DE'], /no document given/],
    [
      'two ways to name a document',
      ['--country', 'DE', '--document', 'id', '--for', 'US:visa'],
      /'--for <country:document>' cannot be used with option '--country <country>'/,
    ],
    [
      'a variant beside --for',
      ['--for', 'US:visa', '--variant', 'x'],
      /cannot be used with option '--variant/,
    ],
    ['a document that is none', ['--for', 'DE'], /such as DE:passport/],
    ['an unknown one of several', ['--for', 'DE:id', '--for', 'US:pasport'], /Did you mean passport\?/],
    ['one document twice', ['--for', 'DE:id', '--for', 'deu:id'], /--for DE:id is given twice/],
  ])('%s gives a hint', async (_name, args, message) => {
    const { exitCode, out, err } = await make(...args);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});

describe('rules', () => {
  it.each([
    [['rules', 'nexus'], /NEXUS card \(US other nexus\)/],
    [['rules', 'GR', '--document', 'id'], /Greece ID card \(GR id standard\)/],
  ])('of %j say who takes the photo, and nothing of its size', async (words, title) => {
    const { exitCode, out } = await vesika(...words);
    expect(exitCode).toBe(0);
    expect(out).toMatch(title);
    expect(out).toMatch(/Who takes the photo/);
    expect(out).not.toMatch(/Size|Head height/);
  });

  it('prints every record of a country', async () => {
    const { exitCode, out } = await vesika('rules', 'usa');
    expect(exitCode).toBe(0);
    expect(out.match(/^\S.*/gm)).toEqual([
      'United States passport (US passport standard)',
      expect.stringContaining('(US passport online-renewal)'),
      'United States visa (US visa standard)',
      expect.stringContaining('(US visa us-diversity-visa)'),
      expect.stringContaining('(US id standard)'),
      expect.stringContaining('(US other ead-work-permit)'),
      expect.stringContaining('(US other eras)'),
      expect.stringContaining('(US other green-card)'),
      expect.stringContaining('(US other naturalisation)'),
      expect.stringContaining('(US other nfa-form)'),
    ]);
  });

  it('prints one document, or one variant of it', async () => {
    const all = await vesika('rules', 'JP', '--document', 'visa');
    expect(all.out.match(/^\S.*/gm)).toHaveLength(3);
    const one = await vesika('rules', 'JP', '--document', 'visa', '--variant', 'e-visa');
    expect(one.out.match(/^\S.*/gm)).toHaveLength(1);
  });

  it('says that other documents have no record', async () => {
    const { exitCode, err } = await vesika('rules', 'AD', '--document', 'other');
    expect([exitCode, err]).toEqual([2, expect.stringContaining('no other documents on record')]);
  });

  it('prints one JSON record per line, with its basis', async () => {
    const { out } = await vesika('rules', 'AD', '--json');
    const lines = out.split('\n').map((line) => JSON.parse(line));
    expect(lines.map(({ documentType, basis }) => [documentType, basis])).toEqual([
      ['passport', 'record'],
      ['visa', 'passport-of-country'],
      ['id', 'passport-of-country'],
    ]);
    expect(lines[0].requirement.size).toMatchObject({ widthMm: 40, heightMm: 50, derivedFromPx: false });
  });
});

describe('make', () => {
  it.each([
    [
      'US',
      [],
      /\(United States passport\): U\.S\. Department of State refuses digitally altered photos[\s\S]*--full-edit/,
    ],
    ['US', ['--full-edit'], /refuses digitally altered photos[\s\S]*the photo fails this requirement/],
    ['US', ['--crop-only'], /^(?![\s\S]*refuses digitally altered)/],
    ['KH', [], /\(Cambodia passport\): We found nothing about who may take this photo/],
    ['AD', [], /^(?![\s\S]*refuses digitally altered)/],
  ])('for %s %j prints the edit policy before the work', async (country, options, message) => {
    const { err } = await make('--country', country, '--document', 'passport', ...options);
    expect(err).toMatch(message);
  });

  it('continues after a missing file, and ends with exit code 3', async () => {
    const { exitCode, out, err } = await vesika(
      ...['make', '/none/a.jpg', '/none/b.jpg', '--country', 'AD', '--document', 'id', '--out', '/none/out'],
    );
    expect([exitCode, out]).toEqual([3, '']);
    expect(err.match(/^\/none.*\n.*We couldn’t find the file/gm)).toHaveLength(2);
  });

  it('prints failures as JSON lines too', async () => {
    const { out, err } = await vesika(
      ...['make', '/none/a.jpg', '--country', 'TR', '--document', 'id', '--out', '/none/out', '--json'],
    );
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({
      file: '/none/a.jpg',
      ok: false,
      error: { code: 'file-missing' },
    });
  });
});
