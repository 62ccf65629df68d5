import { defineCheck } from '../define-check.ts';

/** Variance of the linear luminance of the face (ISO/IEC 29794-5, LuminanceVariance). */
export const luminanceVariance = defineCheck({
  group: 'light',
  measures: { variance: 'number' },
  problems: ['flat', 'harsh'],
});
