import { defineCheck } from '../define-check.ts';

/** Width of the sharpest edges at the eyes over the distance of the eyes. */
export const sharpness = defineCheck({
  group: 'quality',
  measures: { edgeWidth: 'share' },
  problems: ['blurred'],
});
