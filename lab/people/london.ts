import { existsSync } from 'node:fs';
import { havePortraits, portraitsOf, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';

/** Ethnicity stated by the collection. */
export type Ethnicity = 'black' | 'east_asian' | 'west_asian' | 'white';

export interface Londoner {
  id: number;
  ethnicity: Ethnicity;
  neutral: string;
  smiling: string;
}

/** The people of `../shared/portraits/london`; limits are chosen on odd ids and reported on even ones. */
export function londoners(): Londoner[] {
  if (!havePortraits || !existsSync(new URL('../../../shared/portraits/london', import.meta.url))) return [];
  const rows = readPortrait('london/people.tsv').toString().trim().split('\n').slice(1);
  const files = new Set(portraitsOf('london'));
  return rows.flatMap((row) => {
    const [id, , , ethnicity] = row.split('\t');
    const [neutral, smiling] = [`london/${id}_neutral.jpg`, `london/${id}_smiling.jpg`];
    return files.has(neutral)
      ? [{ id: Number(id), ethnicity: ethnicity as Ethnicity, neutral, smiling }]
      : [];
  });
}
