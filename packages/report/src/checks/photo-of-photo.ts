import { defineCheck } from '../define-check.ts';

/**
 * Strength of a print or display raster, ln of power; length of a straight line across the picture; luminance of the
 * pupils.
 */
export const photoOfPhoto = defineCheck({
  group: 'quality',
  measures: { raster: 'number', edge: 'share', black: 'share' },
  problems: ['reproduced'],
  answers: ['direct', 'reproduced'],
});
