import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portraitFolder } from '../../../packages/engine/fixtures/shared-portraits.ts';
import { type Half, halfOf } from '../../people/halves.ts';

export { portraitFolder };

export interface OpenPortrait {
  /** Path relative to the folder of portraits. */
  path: string;
  /** All pictures of a person, real or generated, belong to the same half. */
  half: Half;
  origin: 'photograph' | 'generated';
  /** Content of the picture according to labels.tsv; 'neutral' or 'smiling' for photographs. */
  seen: string;
  /** Ethnicity stated by the collection for photographs; null for generated faces. */
  ethnicity: string | null;
  sex: string | null;
}

/** Returns all portraits that may be used for fitting (odd numbers) or for reporting (even numbers). */
export function openPortraits(): OpenPortrait[] {
  return [...studioPortraits(), ...londonPortraits(), ...generatedPortraits()];
}

function londonPortraits(): OpenPortrait[] {
  return rowsOf('london/people.tsv').flatMap(({ id, sex, ethnicity_as_stated: ethnicity }) =>
    ['neutral', 'smiling'].map((seen) => ({
      path: `london/${id}_${seen}.jpg`,
      half: halfOf(Number(id)),
      origin: 'photograph' as const,
      seen,
      ethnicity: ethnicity!,
      sex: sex!,
    })),
  );
}

/** Copied from MANIFEST.tsv, which states ethnicity and sex in prose. */
const studio: ReadonlyArray<readonly [path: string, ethnicity: string, sex: string]> = [
  ['good_single/london_005_neutral.jpg', 'east_asian', 'male'],
  ['good_single/london_021_neutral.jpg', 'white', 'male'],
  ['good_single/london_025_neutral.jpg', 'black', 'female'],
  ['good_single/london_092_neutral.jpg', 'white', 'male'],
  ['good_single/london_120_neutral.jpg', 'white', 'female'],
  ['good_single/canada_010f.jpg', 'white', 'female'],
  ['good_single/canada_115m.jpg', 'white', 'male'],
  ['good_single/usgov_obama_2012.jpg', 'black', 'male'],
];

function studioPortraits(): OpenPortrait[] {
  return studio.map(([path, ethnicity, sex]) => ({
    path,
    half: halfOf(Number(/\d+/.exec(path)![0])),
    origin: 'photograph',
    seen: 'neutral',
    ethnicity,
    sex,
  }));
}

function generatedPortraits(): OpenPortrait[] {
  const labels = new Map(rowsOf('generated/labels.tsv').map(({ file, seen }) => [file!, seen!]));
  return readdirSync(join(portraitFolder, 'generated'))
    .filter((file) => labels.has(file))
    .map((file) => ({
      path: `generated/${file}`,
      half: halfOf(Number(/(\d+)\.jpg$/.exec(file)![1])),
      origin: 'generated',
      seen: labels.get(file)!,
      ethnicity: null,
      sex: null,
    }));
}

function rowsOf(path: string): Array<Record<string, string>> {
  const [head, ...rows] = readFileSync(join(portraitFolder, path), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(head!.map((name, i) => [name, row[i] ?? ''])));
}
