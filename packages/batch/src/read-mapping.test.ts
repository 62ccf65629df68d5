import { describe, expect, it } from 'vitest';
import { nameKey, readMapping } from './read-mapping.ts';
import { writeTable } from './write-table.ts';

const read = (text: string | Uint8Array, rowsMax = 10) =>
  readMapping(typeof text === 'string' ? new TextEncoder().encode(text) : text, { rowsMax });
const ada = {
  line: 2,
  file: 'ada.jpg',
  person: 'Ada',
  country: 'DE',
  document: 'passport',
  variant: null,
  age: null,
};

describe('a list of files and people', () => {
  it.each([
    ['commas', 'file,name,country,document\nada.jpg,Ada,DE,passport\n'],
    [
      'semicolons and the mark, as Excel writes',
      '\uFEFFfile;name;country;document\r\nada.jpg;Ada;DE;passport\r\n',
    ],
    ['tabs', 'File\tName\tCountry\tDocument\nada.jpg\tAda\tDE\tpassport'],
    ['columns in another order', 'Country, document ,FILE NAME,person\nDE,passport,ada.jpg,Ada'],
  ])('is read with %s', async (_form, text) => {
    expect(await read(text)).toMatchObject({ rows: [ada], problems: [] });
  });

  it('is read as UTF-16, as Excel writes Unicode text', async () => {
    const bytes = Buffer.from('\uFEFFfile\tname\nşule.jpg\tŞule\n', 'utf16le');
    expect((await read(bytes)).rows).toMatchObject([{ file: 'şule.jpg', person: 'Şule', country: null }]);
  });

  it('may name a file once for each document, and has line breaks in quotes', async () => {
    const { rows, problems } = await read(
      'file,country,document,name\na.jpg,DE,passport,"Ada\nL"\na.jpg,US,visa,\nA.JPG,US,visa,',
    );
    expect(rows.map(({ line, country }) => [line, country])).toEqual([
      [3, 'DE'],
      [4, 'US'],
    ]);
    expect(problems).toEqual([{ line: 5, problem: 'repeated' }]);
  });

  it('may name the age of a child in full years, and that of an adult without effect', async () => {
    const { rows, problems } = await read(
      'file,age\na.jpg,0\nb.jpg,7\nc.jpg,34\nd.jpg,\ne.jpg,5 months\nf.jpg,-1',
    );
    expect(rows.map(({ file, age }) => [file, age])).toEqual([
      ['a.jpg', 0],
      ['b.jpg', 7],
      ['c.jpg', null],
      ['d.jpg', null],
    ]);
    expect(problems).toEqual([
      { line: 6, problem: 'age' },
      { line: 7, problem: 'age' },
    ]);
  });

  it.each([
    ['nothing', '', { line: 1, problem: 'no-file-column' }],
    ['no column of files', 'name;country\nAda;DE', { line: 1, problem: 'no-file-column' }],
    ['no lines', 'file;name\n', { line: 0, problem: 'no-rows' }],
    ['a line without a file', 'file,name\nada.jpg,Ada\n,Bob', { line: 3, problem: 'no-file' }],
    ['a quote that never ends', 'file,name\nada.jpg,"Ada', { line: 2, problem: 'damaged' }],
    ['more than allowed', `file\n${'a.jpg\n'.repeat(12)}`, { line: 0, problem: 'too-many-rows' }],
    ['letters of no known code', Buffer.from([0x66, 0xe7, 0x0a]), { line: 0, problem: 'encoding' }],
  ])('reports %s with its line', async (_what, text, problem) => {
    expect((await read(text)).problems).toEqual([problem]);
  });
});

it('lets other work be done while 10 kB of lines with a cell too few are read', async () => {
  let turns = 0;
  const other = setInterval(() => turns++, 0);
  const { rows } = await read(`file,name\n${'a\n'.repeat(5000)}`, 5000);
  clearInterval(other);
  expect(rows).toHaveLength(1);
  expect(turns).toBeGreaterThan(10);
});

it('compares names regardless of case, folder and composition of accents', () => {
  expect(nameKey('Klasse 3\\Zoë.JPG')).toBe(nameKey('a/Zoe\u0308.jpg'));
});

it('writes tables without executable formulas', () => {
  expect(writeTable(['file'], [['=cmd|x'], ['a;b']], ';')).toBe('\uFEFFfile\r\n\'=cmd|x\r\n"a;b"\r\n');
});
