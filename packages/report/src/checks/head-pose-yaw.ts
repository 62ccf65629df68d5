import { defineCheck } from '../define-check.ts';

/** Absolute yaw of the head. */
export const headPoseYaw = defineCheck({
  group: 'head',
  measures: { angle: 'deg' },
  problems: ['turned'],
  answers: ['facing', 'turned'],
});
