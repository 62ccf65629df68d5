import { defineCheck } from '../define-check.ts';

/** The chin raised (below zero) or lowered. */
export const headPosePitch = defineCheck({
  group: 'head',
  measures: { angle: 'deg' },
  problems: ['raised', 'lowered'],
  answers: ['level', 'nodding'],
});
