import { defineCheck } from '../define-check.ts';

/** The head turned to a side, either way. */
export const headPoseYaw = defineCheck({
  group: 'head',
  measures: { angle: 'deg' },
  problems: ['turned'],
  answers: ['facing', 'turned'],
});
