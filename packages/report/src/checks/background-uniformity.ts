import { defineCheck } from '../define-check.ts';

/** Variation of the background; mean gradient (ISO/IEC 29794-5, BackgroundUniformity). */
export const backgroundUniformity = defineCheck({
  group: 'background',
  measures: { deviation: '/255', gradient: 'number' },
  problems: ['uneven', 'patterned'],
});
