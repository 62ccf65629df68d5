import { defineCheck } from '../define-check.ts';

/** Difference from the requested colour in the channel where it is largest. */
export const backgroundColour = defineCheck({
  group: 'background',
  measures: { difference: '/255' },
  problems: ['wrong-colour'],
});
