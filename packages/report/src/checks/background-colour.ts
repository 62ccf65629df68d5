import { defineCheck } from '../define-check.ts';

/** Difference from the colour that is asked for, in the widest channel. */
export const backgroundColour = defineCheck({
  group: 'background',
  measures: { difference: '/255' },
  problems: ['wrong-colour'],
});
