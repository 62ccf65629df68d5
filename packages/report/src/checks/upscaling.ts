import { defineCheck } from '../define-check.ts';

/** Enlargement of the original, and by how much it was enlarged before. */
export const upscaling = defineCheck({
  group: 'quality',
  measures: { factor: 'ratio', detail: 'ratio' },
  problems: ['source-too-small', 'enlarged-before'],
});
