import { defineCheck } from '../define-check.ts';

/** Certainty of a smile. */
export const expressionNeutrality = defineCheck({
  group: 'mouth',
  measures: { smile: 'share' },
  problems: ['smiling'],
  answers: ['neutral', 'smiling'],
});
