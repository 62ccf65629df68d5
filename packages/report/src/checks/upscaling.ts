import { defineCheck } from '../define-check.ts';

/** Enlargement of the original by us, and before it came here. */
export const upscaling = defineCheck({
  group: 'quality',
  measures: { factor: 'ratio', detail: 'ratio' },
  problems: ['source-too-small', 'enlarged-before'],
});
