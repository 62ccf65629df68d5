import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { computedFields, type ResearchRecord, toCountryFiles } from '../scripts/import-research-set.ts';
import { countryRecords } from './records.ts';
import type { PhotoRequirement } from './schema.ts';

/** The research set lies beside the repository where its authors work; a clone elsewhere has none. */
const researchSet = new URL('../../../../shared/data/requirements.json', import.meta.url);

it.skipIf(!existsSync(researchSet))('says what the research set says, record by record', () => {
  const research: ResearchRecord[] = JSON.parse(readFileSync(researchSet, 'utf8'));
  const expected = toCountryFiles(research).flatMap(({ records, ...country }) =>
    records.map((record) => ({ ...country, ...record })),
  );
  const records = [...countryRecords().values()].flatMap((file) => file.records);
  expect(records.map(withoutLaterReadings)).toEqual(expected);
});

it.skipIf(!existsSync(researchSet))('leaves no field of the research set behind but computed ones', () => {
  const research: ResearchRecord[] = JSON.parse(readFileSync(researchSet, 'utf8'));
  const read = new Set<string>();
  const watched = research.map(
    (record) =>
      new Proxy(record, {
        get(target, field: string) {
          read.add(field);
          return target[field];
        },
      }),
  );
  toCountryFiles(watched);
  const unread = Object.keys(research[0] ?? {}).filter((field) => !read.has(field));
  expect(unread).toEqual([...computedFields]);
});

/** Whether an authority counts the hair was read after the research set was made. */
function withoutLaterReadings({
  headHeight: { includesHair: _, ...headHeight },
  ...record
}: PhotoRequirement) {
  return { ...record, headHeight };
}
