import { describe, expect, it } from 'vitest';
import type { OwnDocument } from '../own-document.ts';
import { documentFrom, readRule, ruleTextMax } from './read-rule.ts';
import { ruleTexts } from './rule-texts.fixture.ts';

type Key = keyof OwnDocument;

/** Fields without a statement are null or absent in a reading. */
function stated(document: Partial<OwnDocument>) {
  return Object.fromEntries(
    Object.entries(document).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Values that the reading has and the rule does not, or that differ. */
function wrongValues({ text, reads }: (typeof ruleTexts)[number]): string[] {
  const read = stated(readRule(text).document);
  const right = stated(reads);
  return Object.keys(read).filter((key) => JSON.stringify(read[key]) !== JSON.stringify(right[key as Key]));
}

describe('readRule', () => {
  it('covers fifty rules in eleven languages', () => {
    expect(ruleTexts.length).toBeGreaterThanOrEqual(50);
    expect(new Set(ruleTexts.map(({ language }) => language)).size).toBe(11);
  });

  it('reads at least nine of ten rules without a need for correction', () => {
    const exact = ruleTexts.filter(
      (rule) =>
        wrongValues(rule).length === 0 &&
        Object.keys(stated(rule.reads)).every((key) => key in stated(readRule(rule.text).document)),
    );
    expect(exact.length / ruleTexts.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each(ruleTexts.map((rule) => [rule.source ?? rule.text.slice(0, 40), rule] as const))(
    'states nothing wrong in silence: %s',
    (_name, rule) => {
      expect(wrongValues(rule)).toEqual([]);
    },
  );

  it.each([
    ['two sizes', 'Photo size 35 x 45 mm. Print format 50 x 70 mm.', 'size'],
    ['a size of unknown unit', 'Foto 3x4.', 'size'],
    ['one side only', 'The photo is 35 mm wide.', 'size'],
    ['pixels of another shape than the photo', 'Photo 35 x 45 mm, 600 x 600 px.', 'pixels'],
    ['a file size that bounds nothing', 'File size: around 50 KB.', 'fileSize'],
    ['a lower bound above the upper one', 'File of at least 200 KB, at most 100 KB.', 'fileSize'],
    [
      'head heights that contradict each other',
      'Photo 35 x 45 mm. Head 30-32 mm. The face covers 70-80%.',
      'headHeight',
    ],
    ['a head higher than the photo', 'Photo 35 x 45 mm. Head 50-60 mm.', 'headHeight'],
    ['a distance of the eyes from nowhere', 'Photo 35 x 45 mm. Eyes 20-25 mm.', 'eyeLine'],
  ] as const)('asks about %s', (_what, text, field) => {
    const { facts, unclear } = readRule(text);
    expect(facts.map((fact) => fact.field)).not.toContain(field);
    expect(unclear.find((each) => each.field === field)?.phrases.length).toBeGreaterThan(0);
  });

  it('says which phrases it read, and what usage decided', () => {
    const { facts } = readRule('Format 45 x 35 mm.\nWhite background.');
    expect(facts).toEqual([
      { field: 'size', phrases: ['Format 45 x 35 mm'], isAssumed: true },
      { field: 'background', phrases: ['White background'], isAssumed: false },
    ]);
  });

  it.each([
    ['Yellow background', 'yellow'],
    ['Background: not white, light grey', 'light-grey'],
    ['背景：黄色', 'yellow'],
    ['Fond jaune, le fond blanc est interdit', 'yellow'],
  ])('reads the background of "%s"', (text, colour) => {
    expect(readRule(text).document.background).toBe(colour);
  });

  it('names what it did not find', () => {
    expect(readRule('Photo 35 x 45 mm').missing).toEqual([
      'pixels',
      'headHeight',
      'eyeLine',
      'background',
      'fileSize',
      'minDpi',
      'edits',
    ]);
  });

  it('returns measurements that it did not use', () => {
    const { unread } = readRule('Photo 35 x 45 mm.\nLeave 3 mm above the head.\nTaken within 6 months.');
    expect(unread).toEqual(['Leave 3 mm above the head']);
  });

  it('does not take the numbers of a signature, or of a condition, for those of the photo', () => {
    const { document, unread } = readRule(
      'Photo 20-50 KB.\nIf the file is more than 50 KB, scan again.\nSignature:\nBetween 10 KB and 20 KB.',
    );
    expect([document.minKb, document.maxKb]).toEqual([20, 50]);
    expect(unread).toHaveLength(2);
  });

  it('reads distances from the top edge as distances from the bottom', () => {
    const { document } = readRule('Photo 35 x 45 mm. Eyes 15 mm to 20 mm from the top of the photo.');
    expect(document.eyeLineFromBottomMm).toEqual({ min: 25, max: 30 });
  });

  it('ends on any text', { timeout: 20_000 }, () => {
    for (const part of ['1 ', '1x', '1,', 'width ', '(', 'not ', '1 3/8 ', '白', '1 mm - ']) {
      expect(readRule(part.repeat(ruleTextMax / part.length)).document).toEqual({});
    }
  });
});

describe('documentFrom', () => {
  it('needs a size', () => {
    expect(documentFrom({ background: 'white' })).toBeNull();
  });

  it('derives millimetres from pixels and their density, or takes nominal ones', () => {
    const pixels = { widthPx: 600, heightPx: 600 };
    expect(documentFrom({ pixels, minDpi: 300 })).toMatchObject({ widthMm: 50.8, heightMm: 50.8 });
    expect(documentFrom({ pixels: { widthPx: 200, heightPx: 230 } })).toMatchObject({
      widthMm: 39.13,
      heightMm: 45,
    });
  });
});
