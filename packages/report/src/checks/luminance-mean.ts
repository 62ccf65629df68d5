import { defineCheck } from '../define-check.ts';

/** Mean linear luminance of the face, 0 to 1 (ISO/IEC 29794-5, LuminanceMean). */
export const luminanceMean = defineCheck({
  group: 'light',
  measures: { mean: 'share' },
  problems: ['too-dark', 'too-bright'],
});
