import { defineCheck } from '../define-check.ts';

/** Part of the face that is white (ISO/IEC 29794-5, OverExposurePrevention), or has one colour at its end. */
export const overExposurePrevention = defineCheck({
  group: 'light',
  measures: { white: 'share', clipped: 'share' },
  problems: ['too-bright'],
});
