import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRequirements } from './lookup.ts';
import { type PhotoRequirement, type RuledFact, ruledFacts } from './schema.ts';
import { namedSources } from './sources.ts';

/** Quote of a source, copied from its page when it was opened; see data/README.md. */
const extractSchema = z.strictObject({
  address: z.url(),
  seenOn: z.iso.date(),
  /** Records cite more of the page than the quotes hold. */
  isPartial: z.literal(true).optional(),
  quotes: z
    .array(
      z.strictObject({
        text: z.string().min(1),
        says: z.partialRecord(z.enum(ruledFacts), z.record(z.string(), z.unknown())),
      }),
    )
    .min(1),
});

const folder = new URL('../data/extracts/', import.meta.url);
const extracts = readdirSync(folder).map((name) => {
  const stored = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  return { id: name.replace(/\.json$/, ''), ...extractSchema.parse(stored) };
});

describe.each(extracts)('the extract of $id', ({ id, address, isPartial, quotes }) => {
  it('is of the address of the source', () => {
    expect(namedSources([id])[0]?.address).toBe(address);
  });

  it('quotes each number that it says', () => {
    for (const { text, says } of quotes) {
      const said = JSON.stringify(says).match(/(?<=:)\d+(\.\d+)?/g) ?? [];
      expect(quotedNumbers(text)).toEqual(expect.arrayContaining(said.map(Number)));
    }
  });

  it('holds every fact that cites the source, unless the source is silent on who takes the photo', () => {
    const held = new Set(quotes.flatMap(({ says }) => Object.keys(says)));
    const beyond = allRequirements().flatMap((record) =>
      ruledFacts.filter((fact) => record[fact]?.source === id && !held.has(fact) && !isSilent(record, fact)),
    );
    expect(beyond.length > 0).toBe(isPartial ?? false);
    if (!isPartial) expect(beyond).toEqual([]);
  });

  it('agrees with every fact that cites the source', () => {
    const facts = citing(id, quotes);
    expect(facts.length).toBeGreaterThan(0);
    for (const { name, stated, said } of facts) expect(stated, name).toMatchObject(said);
  });
});

it('are missing for most cited facts: this count may only grow', () => {
  const held = extracts.flatMap(({ id, quotes }) => citing(id, quotes));
  const cited = allRequirements().flatMap((record) =>
    ruledFacts.flatMap((fact) => (record[fact]?.source ? [fact] : [])),
  );
  console.log(`${held.length} of ${cited.length} cited facts are held by an extract of their source.`);
  expect(held.length).toBeGreaterThanOrEqual(heldFactsMin);
});

const heldFactsMin = 215;

/** Words for 1, 2, 3 and 4, which quotes have in place of digits. */
const numberWords = [
  /\b(one|une?|ein|eine|uma?|last month|dernier mois)\b/i,
  /\b(two|deux|dos|zwei|duas|due)\b/i,
  /\b(three|trois|tres|drei|três)\b/i,
  /\b(four|quatre|cuatro|vier|quatro)\b/i,
];

/** The numbers of a quote, and what centimetres, inches and megabytes are in the units of the records. */
function quotedNumbers(text: string): number[] {
  const stated = (text.match(/\d+([.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
  const inTheirUnit = (unit: RegExp, factor: number) =>
    unit.test(text) ? stated.map((number) => Math.round(number * factor)) : [];
  const inWords = numberWords.flatMap((words, index) => (words.test(text) ? [index + 1] : []));
  return [
    ...stated,
    ...inWords,
    ...inTheirUnit(/\d ?cms?\b/i, 10),
    ...inTheirUnit(/inch|pouces|pulgadas|\d in\b|[″”"]/i, 25.4),
    ...inTheirUnit(/\d ?MB/, 1024),
  ];
}

/** Whether the record says no more than that the applicant brings the photo. */
function isSilent({ supply }: PhotoRequirement, fact: RuledFact): boolean {
  return fact === 'supply' && supply.details.includes('applicant-brings');
}

interface Held {
  name: string;
  stated: Record<string, unknown>;
  said: Record<string, unknown>;
}

/** Facts of all records that rest on the source and of which it says something. */
function citing(id: string, quotes: (typeof extracts)[number]['quotes']): Held[] {
  const saidOf = allThat(quotes.map(({ says }) => says));
  return allRequirements().flatMap((record) =>
    [...saidOf].flatMap(([fact, said]) => {
      const stated = record[fact];
      return stated?.source === id
        ? [{ name: `${record.label}: ${fact}`, stated: withSortedLists(stated), said: withSortedLists(said) }]
        : [];
    }),
  );
}

/** Values of all quotes of a source: several quotes may each name a part of a list. */
function allThat(quotes: readonly (typeof extracts)[number]['quotes'][number]['says'][]) {
  const all = new Map<RuledFact, Record<string, unknown>>();
  for (const [fact, said] of quotes.flatMap((says) => Object.entries(says) as [RuledFact, object][])) {
    const known = all.get(fact) ?? {};
    for (const [field, value] of Object.entries(said)) {
      const before = known[field];
      known[field] = Array.isArray(value) && Array.isArray(before) ? [...before, ...value] : value;
    }
    all.set(fact, known);
  }
  return all;
}

function withSortedLists(fact: object): Record<string, unknown> {
  const fields = Object.entries(fact).map(([name, value]) => [
    name,
    Array.isArray(value) && typeof value[0] === 'string' ? [...new Set(value)].sort() : value,
  ]);
  return Object.fromEntries(fields);
}
