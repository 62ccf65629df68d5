import { defineCheck } from '../define-check.ts';

/** Pitch of the head; negative if the chin is raised. */
export const headPosePitch = defineCheck({
  group: 'head',
  measures: { angle: 'deg' },
  problems: ['raised', 'lowered'],
  answers: ['level', 'nodding'],
});
