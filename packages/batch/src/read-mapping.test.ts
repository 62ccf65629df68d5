import { describe, expect, it } from 'vitest';
import { readMapping } from './read-mapping.ts';
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

  it.each([
    ['0', 0],
    ['7', 7],
    ['4.5', 4],
    ['4,5 Jahre', 4],
    ['7 months', 0],
    ['18 ay', 1],
    ['11か月', 0],
    ['３歳', 3],
    ['34', null],
    ['', null],
  ])('reads the age %s of a child in full years, and that of an adult without effect', async (cell, age) => {
    const { rows, problems } = await read(`file;age\na.jpg;${cell}`);
    expect([rows[0]?.age, problems]).toEqual([age, []]);
  });

  it('refuses an age that it does not understand', async () => {
    const { problems } = await read('file;age\na.jpg;-1\nb.jpg;7 weeks\nc.jpg;young');
    expect(problems.map(({ problem }) => problem)).toEqual(['age', 'age', 'age']);
  });

  it.each([
    ['de', 'Datei;Name;Land;Dokument'],
    ['tr', 'DOSYA;İSİM;ÜLKE;BELGE'],
    ['tr', 'dosya adı;Adı Soyadı;ulke;belge türü'],
    ['fr', 'Fichier;Nom;Pays;Type de document'],
    ['es', 'Archivo;Nombre;País;Documento'],
    ['it', 'Nome file;Nome e cognome;Paese;Tipo di documento'],
    ['pt', 'Arquivo;Nome;Pais;Documento'],
    ['ru', 'Файл;ФИО;Страна;Документ'],
    ['zh', '照片;姓名;国家;证件'],
    ['ja', 'ファイル名;氏名;国;書類'],
    ['ar', 'اسم الملف;الاسم;البلد;الوثيقة'],
    ['InDesign', '@photo;name;country;document_type'],
  ])('knows its columns in %s: %s', async (_language, header) => {
    expect(await read(`${header}\nada.jpg;Ada;DE;passport`)).toMatchObject({ rows: [ada], problems: [] });
  });

  it('may begin with the line that tells Excel the separator', async () => {
    const { rows, delimiter } = await read('\uFEFFsep=;\r\nFile;Name\r\na.jpg;Lovelace, Ada\r\n');
    expect(rows).toMatchObject([{ line: 3, file: 'a.jpg', person: 'Lovelace, Ada' }]);
    expect(delimiter).toBe(';');
  });

  it('may have quotation marks inside a name', async () => {
    const { rows } = await read('file,name\na.jpg,Ahmet "Ali" Kaya\nb.jpg,"Bea ""Bo"" Berg"');
    expect(rows.map(({ person }) => person)).toEqual(['Ahmet "Ali" Kaya', 'Bea "Bo" Berg']);
  });

  it('may name files of one name in several folders', async () => {
    const { rows, problems } = await read('file\na/1.jpg\nb/1.jpg\nB\\1.JPG');
    expect(rows.map(({ file }) => file)).toEqual(['a/1.jpg', 'b/1.jpg']);
    expect(problems).toEqual([{ line: 4, problem: 'repeated' }]);
  });

  it.each([
    ['nothing', '', { line: 1, problem: 'no-file-column' }],
    ['no column of files', 'name;country\nAda;DE', { line: 1, problem: 'no-file-column' }],
    ['no lines', 'file;name\n', { line: 0, problem: 'no-rows' }],
    ['a line without a file', 'file,name\nada.jpg,Ada\n,Bob', { line: 3, problem: 'no-file' }],
    ['a quote that never ends', 'file,name\nada.jpg,"Ada', { line: 2, problem: 'damaged' }],
    ['more than allowed', `file\n${'a.jpg\n'.repeat(12)}`, { line: 0, problem: 'too-many-rows' }],
    ['a workbook', Buffer.from('PK\x03\x04rest of it', 'latin1'), { line: 0, problem: 'workbook' }],
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

it('writes tables without executable formulas', () => {
  expect(writeTable(['file'], [['=cmd|x'], ['a;b']], ';')).toBe('\uFEFFfile\r\n\'=cmd|x\r\n"a;b"\r\n');
});
