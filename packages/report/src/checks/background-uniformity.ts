import { defineCheck } from '../define-check.ts';

/** How much the background varies; mean gradient (ISO/IEC 29794-5, BackgroundUniformity). */
export const backgroundUniformity = defineCheck({
  group: 'background',
  measures: { deviation: '/255', gradient: 'number' },
  problems: ['uneven', 'patterned'],
});
