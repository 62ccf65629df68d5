import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { childRulesOf, findChildRule } from './child-rules.ts';
import { childRuleSchema } from './data-schemas.ts';
import { withEmptyFields } from './empty-fields.ts';
import { findRequirement } from './lookup.ts';
import type { DocumentType } from './vocabulary.ts';

const stored = z
  .array(childRuleSchema)
  .parse(
    JSON.parse(readFileSync(new URL('../data/child-rules.json', import.meta.url), 'utf8')).map(
      withEmptyFields.childRule,
    ),
  );
const documents = [
  ...new Set(
    stored.flatMap(({ countryCodes, documentTypes }) =>
      countryCodes.flatMap((countryCode) => documentTypes.map((type) => `${countryCode} ${type}`)),
    ),
  ),
].map((key) => key.split(' ') as [string, DocumentType]);

describe('the rules for children', () => {
  it('each cite an authority', () => {
    const sources = stored.flatMap(({ source, headHeight, guidance }) => [
      source,
      ...(headHeight?.source ? [headHeight.source] : []),
      ...guidance.map((each) => each.source),
    ]);
    for (const source of sources) {
      expect(['official', 'official-copy']).toContain(source.kind);
      expect(source.address).not.toBeNull();
    }
  });

  it.each(documents)(
    'of %s %s belong to a known document and widen the head band',
    (countryCode, documentType) => {
      const answer = findRequirement({ countryCode, documentType });
      expect(answer?.requirement).toMatchObject({ countryCode, documentType });
      for (const { headHeight } of childRulesOf(countryCode, documentType)) {
        if (!headHeight) continue;
        expect(headHeight.minMm).toBeLessThan(answer!.requirement.headHeight.minMm);
        expect(headHeight.maxMm).toBeGreaterThanOrEqual(answer!.requirement.headHeight.maxMm!);
      }
    },
  );

  it.each(documents)(
    'of %s %s relax for younger children all that they relax for older ones',
    (countryCode, documentType) => {
      const rules = childRulesOf(countryCode, documentType);
      rules.slice(1).forEach((older, i) => {
        const younger = rules[i]!;
        expect(younger.ageYearsBelow).toBeLessThan(older.ageYearsBelow);
        expect(younger.relaxed).toEqual(expect.arrayContaining([...older.relaxed]));
        expect(bandOf(younger)).toEqual(bandOf(older));
      });
    },
  );
});

/** The band without its source: a rule that has another source names that of the band. */
function bandOf({ headHeight }: ReturnType<typeof childRulesOf>[number]) {
  return headHeight && { minMm: headHeight.minMm, maxMm: headHeight.maxMm };
}

describe('findChildRule', () => {
  it('finds the rule with the lowest age limit that applies', () => {
    expect(findChildRule('GB', 'passport', 0)?.relaxed).toContain('eyes-open');
    expect(findChildRule('GB', 'passport', 1)?.relaxed).not.toContain('eyes-open');
    expect(findChildRule('GB', 'passport', 5)?.relaxed).toContain('gaze');
    expect(findChildRule('GB', 'passport', 6)).toMatchObject({
      relaxed: [],
      leftOpen: [],
      headHeight: { minMm: 21, maxMm: 34 },
    });
    expect(findChildRule('GB', 'passport', 11)).toBeNull();
  });

  it('returns the authority’s head band for children', () => {
    expect(findChildRule('FI', 'passport', 10)?.headHeight).toMatchObject({ minMm: 25, maxMm: 36 });
    expect(findChildRule('AX', 'passport', 10)?.headHeight).toMatchObject({ minMm: 25, maxMm: 36 });
    expect(findChildRule('NL', 'passport', 3)).toMatchObject({
      ageYearsBelow: 6,
      headHeight: { minMm: 19, maxMm: 30 },
    });
    expect(findChildRule('FI', 'passport', 11)).toBeNull();
  });

  it('keeps apart what the authority forgives and what it does not settle', () => {
    const rule = findChildRule('GB', 'passport', 3)!;
    expect(rule.leftOpen).toEqual(['mouth-closed', 'head-pose-roll']);
    for (const check of rule.leftOpen) expect(rule.relaxed).not.toContain(check);
  });

  it('returns how to take the photo of an infant', () => {
    const saysOf = (countryCode: string, age: number) =>
      findChildRule(countryCode, 'passport', age)?.guidance.flatMap(({ says }) => says);
    expect(saysOf('GB', 0)).toEqual(expect.arrayContaining(['nobody-else', 'hidden-hand', 'on-sheet']));
    expect(saysOf('GB', 5)).toEqual(['nobody-else', 'no-toys']);
    expect(saysOf('JP', 0)).toEqual(expect.arrayContaining(['eyes-open', 'smooth-sheet']));
    expect(findChildRule('JP', 'passport', 0)?.relaxed).toEqual([]);
  });

  it('returns nothing for documents without child rules', () => {
    expect(findChildRule('CH', 'passport', 1)).toBeNull();
    expect(findChildRule('GB', 'visa', 1)).toBeNull();
  });
});
