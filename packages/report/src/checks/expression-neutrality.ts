import { defineCheck } from '../define-check.ts';

/** How certain a smile is. */
export const expressionNeutrality = defineCheck({
  group: 'mouth',
  measures: { smile: 'share' },
  problems: ['smiling'],
  answers: ['neutral', 'smiling'],
});
