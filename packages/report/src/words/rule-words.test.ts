import { createRuleTranslator, type RuleTranslator } from '@vesika/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  acceptedSizesText,
  expressionSentence,
  fileSizeLimitText,
  glassesSentences,
  headCoveringPhrases,
  resolutionText,
} from './rule-words.ts';

let english: RuleTranslator;
let german: RuleTranslator;
beforeAll(async () => {
  english = await createRuleTranslator('en');
  german = await createRuleTranslator('de');
});

describe('the rule about glasses', () => {
  const withConditions = { conditions: ['no-glare', 'eyes-free'] } as const;

  it('names the conditions under which they may stay on', () => {
    expect(glassesSentences(english, 'en', { policy: 'allowed', ...withConditions })).toEqual([
      'Yes, with no glare and eyes fully visible.',
    ]);
  });

  it('adds the advice to take them off where they are discouraged', () => {
    expect(glassesSentences(english, 'en', { policy: 'discouraged', conditions: [] })).toEqual([
      'Yes, you can keep your glasses on.',
      'A photo without glasses is safer.',
    ]);
  });

  it('leaves out conditions where they are refused', () => {
    expect(glassesSentences(english, 'en', { policy: 'forbidden', ...withConditions })).toEqual([
      'No. Take them off for the photo.',
    ]);
  });

  it('says that no rule was found', () => {
    expect(glassesSentences(english, 'en', null)).toEqual([
      'We found no published rule about glasses. Take them off to be safe.',
    ]);
  });
});

it('names who must cover the head, the accepted reasons and the proof', () => {
  const rule = { policy: 'religious', proof: true, compulsoryFor: { fromAgeYears: 9 } } as const;
  expect(headCoveringPhrases(english, rule)).toEqual([
    'Women and girls from the age of 9 cover their hair; the whole face is visible',
    'for religious reasons',
    'Signed statement giving the reason for the head covering',
  ]);
});

it('says the rule in the language of the texts', () => {
  const sentence = expressionSentence(english, 'neutral');
  expect(sentence).toBe('Neutral expression, mouth closed, eyes open');
  expect(expressionSentence(german, 'neutral')).not.toBe(sentence);
});

it('writes each end of a file size in the unit that suits it', () => {
  expect(fileSizeLimitText(english, 'en', { min: 50, max: 10_240 })).toBe('50 kB to 10 MB');
  expect(fileSizeLimitText(english, 'en', { min: null, max: 240 })).toBe('at most 240 kB');
  expect(fileSizeLimitText(english, 'en', { min: null, max: null })).toBeNull();
});

it('prefers the pixels of the authority to a density', () => {
  const none = { widthPx: null, heightPx: null, minWidthPx: null, minHeightPx: null };
  const text = (pixels: Partial<typeof none> | Record<string, number>, dpi: number | null) =>
    resolutionText(english, 'en', {
      pixels: { ...none, ...pixels },
      minDpi: dpi === null ? null : { value: dpi },
    });
  expect(text({ widthPx: 600, heightPx: 600 }, 300)).toMatch(/^600 × 600/);
  expect(text({}, 300)).toMatch(/300/);
  expect(text({}, null)).toBe('Not specified');
});

it('keeps an accepted size on one line', () => {
  const size = { alternatives: [{ widthMm: 50, heightMm: 50 }], upTo: null };
  expect(acceptedSizesText(english, 'en', { size })).toBe('Also accepted: 50\u00a0×\u00a050\u00a0mm');
});
