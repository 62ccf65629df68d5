import { defineCheck } from '../define-check.ts';

/** Offset of the irises from the middle of the eye, in eye widths. */
export const gaze = defineCheck({
  group: 'eyes',
  measures: { deviation: 'share' },
  problems: ['aside'],
  answers: ['at-camera', 'aside'],
});
