import { defineCheck } from '../define-check.ts';

/**
 * CIELAB distance of the cheeks from natural skin (ISO/IEC 29794-5, NaturalColour); colour of the light, from the
 * whites of the eyes and the skin; disagreement between these two, and between both sides of the face.
 */
export const naturalColour = defineCheck({
  group: 'light',
  measures: { distance: 'number', cast: 'number', agreement: 'number', sides: 'number' },
  problems: ['colour-cast', 'mixed-light'],
});
