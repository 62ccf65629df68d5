import { defineCheck } from '../define-check.ts';

/** Distance of the cheeks from natural skin, CIELAB (ISO/IEC 29794-5, NaturalColour). */
export const naturalColour = defineCheck({
  group: 'light',
  measures: { distance: 'number' },
  problems: ['colour-cast'],
});
