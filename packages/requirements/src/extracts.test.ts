import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRequirements } from './lookup.ts';
import { isOfficial } from './records.ts';
import { type PhotoRequirement, type RequirementSource, type RuledFact, ruledFacts } from './schema.ts';
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
        /** Record that the quote is about, such as `CH visa standard`, where a source has an entry for each document. */
        of: z.string().min(1).optional(),
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
    const beyond = citing(id, quotes).filter((fact) => !fact.isHeld && !isSilent(fact));
    if (isPartial) expect(beyond).not.toEqual([]);
    else expect(beyond).toEqual([]);
  });

  it('agrees with every fact that cites the source', () => {
    const facts = citing(id, quotes);
    expect(facts.some(({ isHeld }) => isHeld)).toBe(true);
    const differing = facts.filter(
      ({ isHeld, said, isOtherWay }) => !isHeld && said.length > 0 && !isOtherWay,
    );
    expect(differing).toEqual([]);
  });
});

it('never let a weaker source overrule a stronger one of the same record', () => {
  const overruled = extracts.flatMap(({ id, quotes }) =>
    allRequirements().flatMap((record) => ruledFacts.flatMap((fact) => overrules(record, fact, id, quotes))),
  );
  expect(overruled).toEqual([]);
});

it('hold many of the cited facts: this count may only grow', () => {
  const held = extracts.flatMap(({ id, quotes }) => citing(id, quotes).filter(({ isHeld }) => isHeld));
  const cited = allRequirements().flatMap((record) =>
    ruledFacts.flatMap((fact) => statedAs(record, fact).filter(({ source }) => source)),
  );
  console.log(`${held.length} of ${cited.length} cited facts are held by an extract of their source.`);
  expect(held.length).toBeGreaterThanOrEqual(heldFactsMin);
});

const heldFactsMin = 1951;

/** Words for numbers, which quotes have in place of digits. */
const numberWords: readonly (readonly [number, RegExp])[] = [
  [1, /\b(one|une?|ein|eine|uma?|jednu|last month|dernier mois)\b|ሓደ/i],
  [2, /\b(two|deux|dos|zwei|duas|due)\b|دو|صورتين|(?<!\p{L})две(?!\p{L})/iu],
  [3, /\b(three|trois|tres|drei|três)\b|سه/i],
  [4, /\b(four|quatre|cuatro|vier|quatro)\b|ኣርባዕተ/i],
  [6, /(?<!\p{L})(six|sis|seis|sechs|sei|altı|kuusi?|полгода|ستة)(?!\p{L})|六个月/iu],
];

const signs: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/**
 * The numbers of a quote, with centimetres, inches, megabytes and years converted to the units of the records. The
 * formats 3×4 and 4×6 are in centimetres, and 2×2 and sizes with fractions are in inches, even where
 * no unit is written.
 */
function quotedNumbers(text: string): number[] {
  const inDigits = (text.match(/\d+([.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
  // Persian writes 4.5 as 4/5, in the order of its lines.
  const inPersian = [...text.matchAll(/(\d)\/(\d)/g)].flatMap(([, a, b]) => [
    Number(`${a}.${b}`),
    Number(`${b}.${a}`),
  ]);
  const inFractions = [...text.matchAll(/(\d) (?:(\d+)\/(\d+)|([¼½¾]))/g)].map(
    ([, whole, over, under, sign]) => Number(whole) + (signs[sign ?? ''] ?? Number(over) / Number(under)),
  );
  const inWords = numberWords.flatMap(([number, words]) => (words.test(text) ? [number] : []));
  const stated = [...inDigits, ...inPersian, ...inWords];
  const inTheirUnit = (unit: RegExp, factor: number) =>
    unit.test(text) ? stated.map((number) => Math.round(number * factor)) : [];
  return [
    ...stated,
    ...inTheirUnit(
      /\d ?\(?cms?\b|\d\)? centim|\(cm \d|\d ?ซม|\d ?см|\d ?sm\b|公分|قياس|センチメートル|3 ?[x×*] ?4|4 ?[x×*] ?6/i,
      10,
    ),
    ...inTheirUnit(/2 ?[x×] ?2|inch|pouces|pulgadas|اینچ|\d in\b|[″”"]/i, 25.4),
    ...inFractions.map((inches) => Math.round(inches * 25.4)),
    ...inTheirUnit(/\d ?(MB|Мб)/, 1024),
    ...inTheirUnit(/\d (years?|yıl)\b/i, 12),
  ];
}

/** Names a fact that contradicts what a stronger source of its record says of it. */
function overrules(record: PhotoRequirement, fact: RuledFact, id: string, quotes: Quotes): string[] {
  const stronger = record.sources.find((source) => source.id === id);
  if (!stronger || fact === 'supply' || isNominal(record, fact)) return [];
  const said = saidOf(fact, quotesOn(record, quotes)).map(withSortedLists);
  return statedAs(record, fact)
    .filter((stated) => {
      const kind = record.sources.find((source) => source.id === stated.source)?.kind;
      return kind !== undefined && strengthOf(kind) > strengthOf(stronger.kind);
    })
    .filter((stated) =>
      said.some((each) => !agrees(withSortedLists(stated), each) && !alsoAccepts(stated, each)),
    )
    .map((stated) => `${record.label}: ${fact} of ${stated.source} against ${id}`);
}

/** Lowest is strongest: the authority itself, a copy of its text, a report of it, anybody else. */
function strengthOf(kind: RequirementSource['kind']): number {
  if (kind === 'official-copy') return 1;
  if (kind === 'reported') return 2;
  return isOfficial(kind) ? 0 : 3;
}

/** Whether a record accepts all colours that the stronger source names. */
function alsoAccepts(stated: Fields, said: Fields): boolean {
  const coloursOf = ({ colour, alternatives }: Fields) =>
    [colour, ...(Array.isArray(alternatives) ? alternatives : [])].filter(Boolean);
  const accepted = coloursOf(stated);
  return said.colour !== undefined && coloursOf(said).every((colour) => accepted.includes(colour));
}

/** Whether a length is worked out from pixels, so that the millimetres of a print say nothing of it. */
function isNominal({ size }: PhotoRequirement, fact: RuledFact): boolean {
  return size.derivedFromPx && (fact === 'size' || fact === 'headHeight');
}

type Quotes = (typeof extracts)[number]['quotes'];
type Fields = Record<string, unknown>;

interface Cited {
  name: string;
  stated: Fields;
  /** Statements of the source on the fact; empty if the extract has none. */
  said: Fields[];
  isHeld: boolean;
  /** Whether this is a way of supply other than the main one; a partial extract may leave it out. */
  isOtherWay: boolean;
}

/** Facts of all records that cite the source. */
function citing(id: string, quotes: Quotes): Cited[] {
  return allRequirements().flatMap((record) =>
    ruledFacts.flatMap((fact) =>
      statedAs(record, fact).flatMap((stated, index) => {
        if (stated.source !== id) return [];
        const said = saidOf(fact, quotesOn(record, quotes)).map(withSortedLists);
        return {
          name: `${record.label}: ${fact}`,
          stated,
          said,
          isHeld: said.some((each) => agrees(withSortedLists(stated), each)),
          isOtherWay: index > 0,
        };
      }),
    ),
  );
}

/** Quotes about a record, or about every record that cites the source. */
function quotesOn({ countryCode, documentType, variant }: PhotoRequirement, quotes: Quotes): Quotes {
  const name = `${countryCode} ${documentType} ${variant}`;
  return quotes.filter(({ of }) => of === undefined || of === name);
}

/** A fact of a record; of the supply, each way, the main one first. */
function statedAs(record: PhotoRequirement, fact: RuledFact): Fields[] {
  if (fact === 'supply') {
    const { otherwise, ...main } = record.supply;
    return [main, ...otherwise];
  }
  const stated = record[fact];
  return stated ? [stated] : [];
}

/** Statements of the quotes on a fact, taken together; those on the supply also one by one, since each is of one way. */
function saidOf(fact: RuledFact, quotes: Quotes): Fields[] {
  const said = quotes.flatMap(({ says }): Fields[] => (says[fact] ? [says[fact]] : []));
  if (said.length === 0) return [];
  return fact === 'supply' ? [...said, together(said)] : [together(said)];
}

/** Several quotes may each name a part of a list. */
function together(said: readonly Fields[]): Fields {
  const all: Fields = {};
  for (const [field, value] of said.flatMap((each) => Object.entries(each))) {
    const before = all[field];
    all[field] = Array.isArray(value) && Array.isArray(before) ? [...before, ...value] : value;
  }
  return all;
}

/** Whether a way of supply says no more than that the applicant brings the photo. */
function isSilent({ stated: { details } }: Cited): boolean {
  return Array.isArray(details) && details.includes('applicant-brings');
}

function agrees(stated: Fields, said: Fields): boolean {
  return Object.entries(said).every(([field, value]) =>
    isDeepStrictEqual(contained(stated[field], value), value),
  );
}

/** The fields of an object that another has too. */
function contained(stated: unknown, said: unknown): unknown {
  const bothAreObjects = [stated, said].every(
    (each) => typeof each === 'object' && each && !Array.isArray(each),
  );
  if (!bothAreObjects) return stated;
  return Object.fromEntries(Object.keys(said as object).map((name) => [name, (stated as never)[name]]));
}

function withSortedLists(fact: Fields): Fields {
  const fields = Object.entries(fact).map(([name, value]) => [
    name,
    Array.isArray(value) && typeof value[0] === 'string' ? [...new Set(value)].sort() : value,
  ]);
  return Object.fromEntries(fields);
}
