import { defineCheck } from '../define-check.ts';

/** Distance from the camera; width of forehead and temples in inter-eye distances. */
export const cameraDistance = defineCheck({
  group: 'head',
  measures: { distance: 'm', temples: 'ratio' },
  problems: ['too-close'],
});
