import { defineCheck } from '../define-check.ts';

/** Strength of a printed or displayed raster, ln of power; length of a straight line over the picture; light of the pupils. */
export const photoOfPhoto = defineCheck({
  group: 'quality',
  measures: { raster: 'number', edge: 'share', black: 'share' },
  problems: ['reproduced'],
  answers: ['direct', 'reproduced'],
});
