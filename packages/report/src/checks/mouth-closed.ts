import { defineCheck } from '../define-check.ts';

/** Gap between the lips over the distance from eyes to chin (ISO/IEC 29794-5, MouthClosed). */
export const mouthClosed = defineCheck({
  group: 'mouth',
  measures: { opening: 'share' },
  problems: ['open'],
});
