import { defineCheck } from '../define-check.ts';

/** Light that the brightest skin reflects; part of the face in deep shadow. */
export const underExposurePrevention = defineCheck({
  group: 'light',
  measures: { highlight: 'share', shadow: 'share' },
  problems: ['too-dark', 'deep-shadow'],
});
