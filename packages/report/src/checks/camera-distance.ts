import { defineCheck } from '../define-check.ts';

/** From how far away the picture was taken. */
export const cameraDistance = defineCheck({
  group: 'head',
  measures: { distance: 'm' },
  problems: ['too-close'],
});
