import { defineCheck } from '../define-check.ts';

/** Share of the face that is white (ISO/IEC 29794-5, OverExposurePrevention), and share with a clipped channel. */
export const overExposurePrevention = defineCheck({
  group: 'light',
  measures: { white: 'share', clipped: 'share' },
  problems: ['too-bright'],
});
