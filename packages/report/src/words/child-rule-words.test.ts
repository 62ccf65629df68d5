import { createRuleTranslator, languages } from '@vesika/messages';
import { childGuidance } from '@vesika/requirements/vocabulary';
import { describe, expect, it } from 'vitest';
import { childRuleSentences } from './child-rule-words.ts';

describe.each(languages)('in %s', (language) => {
  it('tells for every age what is forgiven and what is left open', async () => {
    const t = await createRuleTranslator(language);
    for (const ageYearsBelow of [1, 2, 3, 6, 11, 18]) {
      const rule = {
        ageYearsBelow,
        relaxed: ['eyes-open', 'gaze'],
        leftOpen: ['mouth-closed'],
        headHeight: null,
      } as const;
      const [forgiven, leftOpen, ...others] = childRuleSentences(t, language, rule);
      expect(others).toEqual([]);
      expect(forgiven).toContain(t('engine:checks.gaze.name'));
      expect(leftOpen).toContain(t('engine:checks.mouth-closed.name'));
      for (const sentence of [forgiven, leftOpen]) expect(sentence).not.toMatch(/children\.|[{}]/);
    }
  });

  it('says that a rule without differences is that of adults, and names the age of one with a head height alone', async () => {
    const t = await createRuleTranslator(language);
    const empty = { ageYearsBelow: 11, relaxed: [], leftOpen: [], headHeight: null };
    expect(childRuleSentences(t, language, empty)).toEqual([t('engine:children.asAdult')]);
    const ownBand = childRuleSentences(t, language, { ...empty, headHeight: { minMm: 21, maxMm: 34 } });
    expect(ownBand).toEqual([expect.stringMatching(/^[^{}]*11[^{}]*$/)]);
  });

  it('has every statement on taking the photo', async () => {
    const t = await createRuleTranslator(language);
    const reported = childGuidance.map((each) => t(`engine:children.guidance.${each}`));
    expect(new Set(reported).size).toBe(childGuidance.length);
    for (const sentence of reported) expect(sentence).not.toContain('guidance');
  });
});
