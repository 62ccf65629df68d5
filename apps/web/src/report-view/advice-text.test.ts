import type { Check, PhotoReport } from '@vesika/report';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { adviceText } from './advice-text.ts';

const t = ((key: string) => key) as unknown as TFunction<['web', 'engine', 'original']>;
const words = { advice: ({ advice }: Check) => advice };
const report = (backgroundPainted: boolean) => ({ measures: { backgroundPainted } }) as PhotoReport;
const wrongColour = {
  id: 'background-colour',
  advice: 'background-colour.wrong-colour',
  verdict: 'fail',
} as Check;

it('does not advise to replace a background that was left alone for the authority', () => {
  expect(adviceText(t, words, report(false), wrongColour)).toBe('original:background.retakeAbout');
  expect(adviceText(t, words, report(true), wrongColour)).toBe('background-colour.wrong-colour');
});

it('has nothing to say of a check without advice', () => {
  expect(adviceText(t, words, report(false), { ...wrongColour, verdict: 'pass', advice: null })).toBeNull();
});
