import { defineCheck } from '../define-check.ts';

/**
 * Distance of the cheeks from natural skin, CIELAB (ISO/IEC 29794-5, NaturalColour); colour of the light by eyes and
 * skin, how far these agree about it, and how far both sides of the face.
 */
export const naturalColour = defineCheck({
  group: 'light',
  measures: { distance: 'number', cast: 'number', agreement: 'number', sides: 'number' },
  problems: ['colour-cast', 'mixed-light'],
});
