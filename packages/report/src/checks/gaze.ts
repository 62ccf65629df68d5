import { defineCheck } from '../define-check.ts';

/** How far the irises lie off the middle, in widths of an eye. */
export const gaze = defineCheck({
  group: 'eyes',
  measures: { deviation: 'share' },
  problems: ['aside'],
  answers: ['at-camera', 'aside'],
});
