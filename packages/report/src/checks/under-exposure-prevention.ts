import { defineCheck } from '../define-check.ts';

/** Luminance of the brightest skin; share of the face in deep shadow. */
export const underExposurePrevention = defineCheck({
  group: 'light',
  measures: { highlight: 'share', shadow: 'share' },
  problems: ['too-dark', 'deep-shadow'],
});
