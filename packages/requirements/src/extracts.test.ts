import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRequirements } from './lookup.ts';
import { type RuledFact, ruledFacts } from './schema.ts';
import { namedSources } from './sources.ts';

/** Quote of a source, copied from its page when it was opened; see data/README.md. */
const extractSchema = z.strictObject({
  address: z.url(),
  seenOn: z.iso.date(),
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

describe.each(extracts)('the extract of $id', ({ id, address, quotes }) => {
  it('is of the address of the source', () => {
    expect(namedSources([id])[0]?.address).toBe(address);
  });

  it('quotes each number that it says', () => {
    for (const { text, says } of quotes) {
      const numbers = JSON.stringify(says).match(/(?<=:)\d+(\.\d+)?/g) ?? [];
      expect(text.match(/\d+(\.\d+)?/g) ?? []).toEqual(expect.arrayContaining(numbers));
    }
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

const heldFactsMin = 16;

interface Held {
  name: string;
  stated: object;
  said: Record<string, unknown>;
}

/** Facts of all records that rest on the source and of which it says something. */
function citing(id: string, quotes: (typeof extracts)[number]['quotes']): Held[] {
  return allRequirements().flatMap((record) =>
    quotes.flatMap(({ says }) =>
      (Object.entries(says) as [RuledFact, Record<string, unknown>][]).flatMap(([fact, said]) => {
        const stated = record[fact];
        return stated?.source === id ? [{ name: `${record.label}: ${fact}`, stated, said }] : [];
      }),
    ),
  );
}
