import { defineCheck } from '../define-check.ts';

/** Absolute angle of the eye line. */
export const headPoseRoll = defineCheck({
  group: 'head',
  measures: { angle: 'deg' },
  problems: ['tilted'],
});
