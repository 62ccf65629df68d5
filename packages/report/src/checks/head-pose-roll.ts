import { defineCheck } from '../define-check.ts';

/** Angle of the eye line, either way. */
export const headPoseRoll = defineCheck({
  group: 'head',
  measures: { angle: 'deg' },
  problems: ['tilted'],
});
