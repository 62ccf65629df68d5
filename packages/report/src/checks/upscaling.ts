import { defineCheck } from '../define-check.ts';

/** Enlargement of the original. */
export const upscaling = defineCheck({
  group: 'quality',
  measures: { factor: 'ratio' },
  problems: ['source-too-small'],
});
