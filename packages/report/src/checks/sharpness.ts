import { defineCheck } from '../define-check.ts';

/** Width of the sharpest edges at the eyes relative to the inter-eye distance. */
export const sharpness = defineCheck({
  group: 'quality',
  measures: { edgeWidth: 'share' },
  problems: ['blurred'],
});
